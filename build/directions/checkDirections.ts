/** Prints every import that goes where it may not; part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './directions.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('{engine,electron,renderer,models,build}/**/*.{ts,tsx,mjs}', { cwd: root }).sort()
const found = files.flatMap((file) => faults(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))
for (const fault of found) console.error(fault)
console.log(`${files.length} files, ${found.length} imports in a forbidden direction`)
if (found.length > 0 || files.length === 0) process.exitCode = 1
