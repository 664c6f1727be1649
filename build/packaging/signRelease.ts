/**
 * `node build/packaging/signRelease.ts <folder> <key>`: signs a release with minisign and a secret key without password. Adds
 * a signature to the Linux feed, which the updater requires, and signs the checksums of all files.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedText, type UpdateFacts } from '../../electron/updates/signedUpdate.ts'
import { CHECKSUMS, writeChecksums } from './checksums.ts'

const FEED = 'latest-linux.yml'

export async function signRelease(folder: string, key: string): Promise<void> {
  const feed = join(folder, FEED)
  const text = await readFile(feed, 'utf8')
  const signature = await signatureOf(signedText(factsOf(text)), key)
  // A JSON string is valid YAML.
  await writeFile(feed, `${text.trimEnd()}\nsignature: ${JSON.stringify(signature)}\n`)
  await writeChecksums(folder)
  minisign(key, join(folder, CHECKSUMS))
}

/** Returns the facts of the feed, as electron-builder writes it. */
export function factsOf(feed: string): UpdateFacts {
  const version = /^version: (.+)$/m.exec(feed)?.[1]
  const parts = [...feed.matchAll(/^ {2}- url: (.+)\n {4}sha512: (.+)\n {4}size: (\d+)$/gm)]
  const files = parts.map(([, url = '', sha512 = '', size]) => ({ url, sha512, size: Number(size) }))
  if (version === undefined || files.length === 0) throw new Error('The feed names no version or no files.')
  return { version, files }
}

async function signatureOf(text: string, key: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signing-'))
  try {
    const path = join(folder, 'facts')
    await writeFile(path, text)
    minisign(key, path)
    return await readFile(`${path}.minisig`, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

function minisign(key: string, file: string): void {
  execFileSync('minisign', ['-S', '-s', key, '-m', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

if (import.meta.main) {
  const [folder, key] = process.argv.slice(2)
  if (folder === undefined || key === undefined) throw new Error('Which folder, and which key?')
  await signRelease(folder, key)
}
