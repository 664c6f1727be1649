import { constants } from 'node:fs'
import { access, copyFile, lstat, open, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { syncFolder } from './atomicFile.ts'
import { makeFolder } from './makeFolder.ts'
import { renameFile } from './rename.ts'

/** Moves a file into a folder under a free name; returns its new path. */
export async function moveAside(path: string, folder: string): Promise<string> {
  await makeFolder(folder)
  const to = await freePath(folder, basename(path))
  await renameFile(path, to)
  await syncFolder(folder)
  await syncFolder(dirname(path))
  return to
}

/** Makes a durable copy of a file in a folder under a free name; returns the copy's path. */
export async function copyAside(path: string, folder: string): Promise<string> {
  await makeFolder(folder)
  const to = await freePath(folder, basename(path))
  await copyFile(path, to, constants.COPYFILE_EXCL)
  await syncFile(to)
  await syncFolder(folder)
  return to
}

/** Returns the folder's own path, or one with a number if something that is no folder has that name. */
export async function folderAside(folder: string): Promise<string> {
  for (let i = 1; ; i++) {
    const path = i === 1 ? folder : `${folder}-${i}`
    if (!(await isBlocked(path))) return path
  }
}

async function isBlocked(path: string): Promise<boolean> {
  const leadsTo = await stat(path).catch(() => null)
  if (leadsTo) return !leadsTo.isDirectory()
  // A link that leads nowhere, or to itself.
  return lstat(path).then(
    () => true,
    () => false,
  )
}

async function freePath(folder: string, name: string): Promise<string> {
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length)
  for (let i = 1; ; i++) {
    const path = join(folder, i === 1 ? name : `${stem}-${i}${extension}`)
    if (!(await exists(path))) return path
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
