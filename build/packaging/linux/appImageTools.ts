/**
 * The tools that electron-builder needs for an AppImage, made from packages of Debian where its own cannot be
 * downloaded: `mksquashfs`, and the runtime in `runtime/`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, stat, symlink } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** The libraries in the runtime, in the order of linking, with their packages in Debian. */
const LIBRARIES: Readonly<Record<string, string>> = {
  squashfuse_ll: 'libsquashfuse-dev',
  fuse3: 'libfuse3-dev',
  z: 'zlib1g-dev',
  lzma: 'liblzma-dev',
  lzo2: 'liblzo2-dev',
  lz4: 'liblz4-dev',
  zstd: 'libzstd-dev',
}

/** The programs that make an AppImage, with their packages in Debian. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gcc: 'gcc',
  strip: 'binutils',
  mksquashfs: 'squashfs-tools',
  'desktop-file-validate': 'desktop-file-utils',
}

const SOURCES = ['runtime.c', 'image.c'].map((name) => join(import.meta.dirname, 'runtime', name))
/** Where the file format puts the mark of an AppImage of type 2. */
const MARK = { offset: 8, bytes: Buffer.from('AI\x02', 'latin1') } as const

/** Returns the packages of Debian that are missing for these tools. */
export function missingForAppImage(): readonly string[] {
  const programs = Object.entries(PROGRAMS).filter(([name]) => pathOf(name) === null)
  if (programs.some(([name]) => name === 'gcc')) return [...Object.values(PROGRAMS), ...Object.values(LIBRARIES)]
  const libraries = Object.entries(LIBRARIES).filter(([name]) => !hasStatic(name))
  return [...programs, ...libraries].map(([, name]) => name)
}

/**
 * Makes the tools in a folder laid out as electron-builder expects it in APPIMAGE_TOOLS_PATH. The licences of the
 * linked libraries go into the AppImage.
 */
export async function makeAppImageTools(folder: string): Promise<void> {
  const [runtimes, packed] = [join(folder, 'runtimes'), join(folder, 'lib', 'x64')]
  await mkdir(runtimes, { recursive: true })
  await mkdir(packed, { recursive: true })
  for (const name of ['mksquashfs', 'desktop-file-validate']) await symlink(pathOf(name) ?? name, join(folder, name))
  await makeRuntime(join(runtimes, 'runtime-x64'))
  for (const name of ['libc6-dev', ...Object.values(LIBRARIES)]) {
    await copyFile(`/usr/share/doc/${name}/copyright`, join(packed, `${name}.copyright`))
  }
}

/** Compiles the runtime and marks it as that of an AppImage. */
export async function makeRuntime(path: string): Promise<void> {
  const libraries = Object.keys(LIBRARIES).map((name) => `-l${name}`)
  run('gcc', '-O2', '-Wall', '-Wextra', '-Werror', '-static', '-s', '-o', path, ...SOURCES, ...libraries)
  const file = await open(path, 'r+')
  try {
    await file.write(MARK.bytes, 0, MARK.bytes.length, MARK.offset)
  } finally {
    await file.close()
  }
  await chmod(path, 0o755)
  const offset = Number(run(path, '--appimage-offset'))
  const { size } = await stat(path)
  // The image is written behind the runtime, which must find it there.
  if (offset !== size) throw new Error(`The AppImage runtime has ${size} bytes and looks for its image at ${offset}.`)
}

function pathOf(program: string): string | null {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  return paths.find((path) => existsSync(path)) ?? null
}

/** Returns whether the compiler has a static library and, so that they fit together, finds it in a system folder. */
function hasStatic(library: string): boolean {
  return isAbsolute(run('gcc', `-print-file-name=lib${library}.a`).trim())
}

/** Returns the output of a program. @throws when it fails */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  return stdout
}
