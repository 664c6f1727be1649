/* The squashfs image behind the runtime. */
#pragma once
#include <sys/types.h>

/* Ends the program with a message and the system's last error. */
void fail(const char *format, ...);

/* Returns the offset of the image: the size of this program, whose section headers are its last part. */
off_t image_offset(const char *path);

/* Unpacks the image into a folder that exists. */
void extract(const char *appimage, const char *folder);
