/// The room is laid out by its first files.
