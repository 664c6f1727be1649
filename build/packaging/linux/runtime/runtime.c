/*
 * The first part of an AppImage: a static program that opens the squashfs image behind itself and starts its AppRun.
 * It mounts the image by FUSE where the system allows that, and unpacks it into a temporary folder otherwise.
 * `appImageTools.ts` compiles it against the static libraries of Debian.
 */
#define _GNU_SOURCE
#include <squashfuse/ll.h>

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "image.h"

#define NAME_EXTRACT_AND_RUN "APPIMAGE_EXTRACT_AND_RUN"

static const char HELP[] =
    "Options of this AppImage; all others are passed on to the program:\n"
    "  --appimage-extract          unpacks the image into the folder squashfs-root\n"
    "  --appimage-extract-and-run  runs from a temporary folder, without FUSE; also with " NAME_EXTRACT_AND_RUN "=1\n"
    "  --appimage-mount            mounts the image until this process ends\n"
    "  --appimage-offset           prints where the image begins in this file\n";

/* Creates a temporary folder whose name begins with `name`. */
static char *temporary_folder(const char *name) {
  const char *place = getenv("TMPDIR");
  char *path;
  if (asprintf(&path, "%s/%sXXXXXX", place != NULL && *place != '\0' ? place : "/tmp", name) < 0) fail("no memory");
  if (mkdtemp(path) == NULL) fail("%s cannot be created", path);
  return path;
}

static int remove_entry(const char *path, const struct stat *facts, int kind, struct FTW *place) {
  (void)facts, (void)kind, (void)place;
  remove(path);
  return 0;
}

/* Removes a folder and everything in it. */
static void remove_tree(const char *path) { nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT); }

static const struct fuse_lowlevel_ops OPERATIONS = {
    .getattr = sqfs_ll_op_getattr,     .opendir = sqfs_ll_op_opendir,     .releasedir = sqfs_ll_op_releasedir,
    .readdir = sqfs_ll_op_readdir,     .lookup = sqfs_ll_op_lookup,       .open = sqfs_ll_op_open,
    .create = sqfs_ll_op_create,       .release = sqfs_ll_op_release,     .read = sqfs_ll_op_read,
    .readlink = sqfs_ll_op_readlink,   .forget = sqfs_ll_op_forget,       .statfs = stfs_ll_op_statfs,
};

/* Leaves the terminal and the group of the program, so that their signals do not end this process first. */
static void detach(void) {
  int nothing = open("/dev/null", O_RDWR);
  setsid();
  for (int stream = 0; stream < 3; stream++) dup2(nothing, stream);
}

/* Answers requests for files until the other end of the pipe `life` is closed. */
static void serve(struct fuse_session *session, int life) {
  struct fuse_buf request = {0};
  struct pollfd sources[] = {{fuse_session_fd(session), POLLIN, 0}, {life, POLLIN, 0}};
  while (!fuse_session_exited(session)) {
    if (poll(sources, 2, -1) < 0 && errno != EINTR) break;
    if (sources[1].revents != 0) break;
    if (sources[0].revents == 0) continue;
    int size = fuse_session_receive_buf(session, &request);
    if (size == -EINTR) continue;
    if (size <= 0) break;
    fuse_session_process_buf(session, &request);
  }
}

/* Mounts the image, writes one byte to `ready`, and serves it until `life` ends. Returns only if it cannot mount. */
static void mount_and_serve(const char *appimage, const char *folder, int ready, int life) {
  char *words[] = {(char *)appimage, "-o", "ro,nodev,nosuid,fsname=appimage"};
  struct fuse_args args = FUSE_ARGS_INIT(3, words);
  struct fuse_lowlevel_ops operations = OPERATIONS;
  sqfs_ll_chan channel = {0};
  sqfs_ll *image = sqfs_ll_open(appimage, image_offset(appimage));
  if (image == NULL) return;
  if (sqfs_ll_mount(&channel, folder, &args, &operations, sizeof operations, image) != SQFS_OK) return;
  detach();
  if (write(ready, "", 1) == 1) {
    close(ready);
    serve(channel.session, life);
  }
  sqfs_ll_unmount(&channel, folder);
  rmdir(folder);
  exit(0);
}

/*
 * Starts a process that lasts as long as this one and the programs that it becomes: they hold the other end of a pipe.
 * That process mounts the image on `folder` and serves it, or removes the unpacked image. Returns 0 if it cannot mount.
 */
static int keep(const char *appimage, const char *folder, int mounts) {
  int ready[2], life[2];
  char byte;
  if (pipe2(ready, O_CLOEXEC) != 0 || pipe(life) != 0) fail("no pipe");
  pid_t child = fork();
  if (child < 0) fail("no process");
  if (child == 0) {
    close(ready[0]);
    close(life[1]);
    if (mounts) {
      mount_and_serve(appimage, folder, ready[1], life[0]);
      exit(1);
    }
    detach();
    close(ready[1]);
    while (read(life[0], &byte, 1) < 0 && errno == EINTR) {
    }
    remove_tree(folder);
    exit(0);
  }
  close(ready[1]);
  close(life[0]);
  int works = !mounts || read(ready[0], &byte, 1) == 1;
  if (!works) close(life[1]);
  close(ready[0]);
  return works;
}

/* Becomes the AppRun of the image in `folder`. */
static void become(const char *appimage, const char *folder, char **args) {
  char *program;
  char *here = getcwd(NULL, 0);
  setenv("APPIMAGE", appimage, 1);
  setenv("APPDIR", folder, 1);
  setenv("ARGV0", args[0], 1);
  if (here != NULL) setenv("OWD", here, 1);
  if (asprintf(&program, "%s/AppRun", folder) < 0) fail("no memory");
  execv(program, args);
  fail("%s cannot be started", program);
}

static void extract_and_run(const char *appimage, char **args) {
  char *folder = temporary_folder("appimage_extracted_");
  keep(appimage, folder, 0);
  extract(appimage, folder);
  become(appimage, folder, args);
}

/* Mounts the image and returns the folder; NULL if this system does not allow it. */
static char *mount_image(const char *appimage) {
  char *folder = temporary_folder(".mount_");
  if (keep(appimage, folder, 1)) return folder;
  rmdir(folder);
  return NULL;
}

/* Performs an option of this program. */
static int perform(const char *appimage, const char *option) {
  if (strcmp(option, "--appimage-offset") == 0) return printf("%lld\n", (long long)image_offset(appimage)) < 0;
  if (strcmp(option, "--appimage-help") == 0) return fputs(HELP, stdout) < 0;
  if (strcmp(option, "--appimage-extract") == 0) {
    if (mkdir("squashfs-root", 0755) != 0) fail("squashfs-root cannot be created");
    extract(appimage, "squashfs-root");
    return puts("squashfs-root") < 0;
  }
  if (strcmp(option, "--appimage-mount") == 0) {
    char *folder = mount_image(appimage);
    if (folder == NULL) return 127;
    puts(folder);
    fflush(stdout);
    return pause();
  }
  fprintf(stderr, "There is no option %s.\n%s", option, HELP);
  return 2;
}

int main(int count, char **args) {
  static const char own[] = "--appimage-";
  char *appimage = realpath("/proc/self/exe", NULL);
  const char *asked = getenv(NAME_EXTRACT_AND_RUN);
  if (appimage == NULL) fail("the path of this AppImage is unknown");
  if (count > 1 && strcmp(args[1], "--appimage-extract-and-run") == 0) {
    args[1] = args[0];
    extract_and_run(appimage, args + 1);
  }
  if (count > 1 && strncmp(args[1], own, sizeof own - 1) == 0) return perform(appimage, args[1]);
  if (asked != NULL && strcmp(asked, "1") == 0) extract_and_run(appimage, args);
  char *folder = mount_image(appimage);
  if (folder != NULL) become(appimage, folder, args);
  fprintf(stderr, "This system cannot mount the AppImage; it is unpacked into a temporary folder instead.\n");
  extract_and_run(appimage, args);
}
