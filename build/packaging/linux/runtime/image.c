#define _GNU_SOURCE
#include "image.h"

#include <squashfuse/squashfuse.h>

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PORTION (1024 * 1024)

void fail(const char *format, ...) {
  int error = errno;
  va_list args;
  va_start(args, format);
  vfprintf(stderr, format, args);
  va_end(args);
  fprintf(stderr, error == 0 ? "\n" : ": %s\n", strerror(error));
  exit(127);
}

off_t image_offset(const char *path) {
  Elf64_Ehdr header;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || read(file, &header, sizeof header) != sizeof header) fail("%s cannot be read", path);
  close(file);
  return header.e_shoff + (off_t)header.e_shentsize * header.e_shnum;
}

static void extract_file(sqfs *image, sqfs_inode *inode, const char *path) {
  static char portion[PORTION];
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
  if (file < 0) fail("%s cannot be created", path);
  for (uint64_t done = 0; done < inode->xtra.reg.file_size;) {
    sqfs_off_t size = PORTION;
    if (sqfs_read_range(image, inode, done, &size, portion) != SQFS_OK || size <= 0) fail("%s is damaged", path);
    for (sqfs_off_t written = 0; written < size;) {
      ssize_t count = write(file, portion + written, size - written);
      if (count < 0) fail("%s cannot be written", path);
      written += count;
    }
    done += size;
  }
  if (close(file) != 0) fail("%s cannot be written", path);
}

static void extract_link(sqfs *image, sqfs_inode *inode, const char *path) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  if (sqfs_readlink(image, inode, target, &size) != SQFS_OK || symlink(target, path) != 0) {
    fail("%s cannot be linked", path);
  }
}

/* Writes one entry of the image to `path`. */
static void extract_entry(sqfs *image, sqfs_dir_entry *entry, const char *path) {
  sqfs_inode inode;
  if (sqfs_inode_get(image, &inode, sqfs_dentry_inode(entry)) != SQFS_OK) fail("%s is damaged", path);
  if (S_ISDIR(inode.base.mode)) {
    if (mkdir(path, 0755) != 0 && errno != EEXIST) fail("%s cannot be created", path);
  } else if (S_ISLNK(inode.base.mode)) {
    extract_link(image, &inode, path);
  } else if (S_ISREG(inode.base.mode)) {
    extract_file(image, &inode, path);
  }
}

void extract(const char *appimage, const char *folder) {
  sqfs image;
  sqfs_traverse walk;
  sqfs_err error;
  char path[PATH_MAX];
  if (sqfs_open_image(&image, appimage, image_offset(appimage)) != SQFS_OK) exit(127);
  if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK) fail("%s is damaged", appimage);
  while (sqfs_traverse_next(&walk, &error)) {
    if (walk.dir_end) continue;
    if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) fail("%s is too long", walk.path);
    extract_entry(&image, &walk.entry, path);
  }
  if (error != SQFS_OK) fail("%s is damaged", appimage);
  sqfs_traverse_close(&walk);
  sqfs_destroy(&image);
}
