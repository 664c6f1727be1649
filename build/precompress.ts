/** Compresses the pages for guests on a network: the server of other screens sends the ready copies. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TEXTS = '**/*.{js,css,html,json,svg}'
/** The minimum size in bytes: smaller files fit into a packet or two uncompressed. */
const SMALLEST = 1024

/** Writes a `.gz` beside each text below a folder. Browsers accept no better compression over plain http. */
export function precompress(folder: string): void {
  for (const name of globSync(TEXTS, { cwd: folder })) {
    const path = join(folder, name)
    if (statSync(path).size >= SMALLEST) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
  }
}
