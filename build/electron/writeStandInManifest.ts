/**
 * Writes the hashes of a stand-in from the registry's package: `node build/electron/writeStandInManifest.ts <version>`
 * for Linux, `… <version> win32` for Windows, `… <version> types` for its types. Use it only to change
 * the pinned version, of all three together, and review the diff.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchWithNpm, hashFiles, integrityOf, MANIFESTS, readManifest, type StandInManifest } from './standIn.ts'

const part = (['win32', 'types'] as const).find((name) => name === process.argv[3]) ?? 'linux'
const before = await readManifest(part)
const version = process.argv[2] ?? before.version
const folder = await mkdtemp(join(tmpdir(), 'stand-in-'))
const archive = await fetchWithNpm(`${before.package}@${version}`, folder)
spawnSync('tar', ['-xzf', archive, '-C', folder], { stdio: 'inherit' })
const manifest: StandInManifest = {
  package: before.package,
  version,
  integrity: await integrityOf(archive),
  executables: before.executables,
  files: await hashFiles(join(folder, 'package')),
}
await writeFile(MANIFESTS[part], `${JSON.stringify(manifest, null, 2)}\n`)
await rm(folder, { recursive: true })
