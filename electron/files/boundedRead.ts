import { open, stat } from 'node:fs/promises'

/** The bytes of an ordinary file, or why they are not to be had. */
export type BoundedRead = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly why: string }

/** Reads a file of at most `limit` bytes; anything else (a pipe, a device, a folder, a larger file) is refused. */
export async function readBounded(path: string, limit: number): Promise<BoundedRead> {
  // Looked at before it is opened: opening a pipe waits for its other end.
  const facts = await stat(path)
  if (!facts.isFile()) return { ok: false, why: 'not an ordinary file' }
  if (facts.size > limit) return { ok: false, why: `larger than ${limit} bytes` }
  const file = await open(path, 'r')
  try {
    const bytes = await file.readFile()
    if (bytes.length > limit) return { ok: false, why: `larger than ${limit} bytes` }
    return { ok: true, bytes }
  } finally {
    await file.close()
  }
}
