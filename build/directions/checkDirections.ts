/** Prints every forbidden import and every import cycle; part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cyclesOf, printCycle } from './cycles.ts'
import { faults } from './directions.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('{engine,electron,renderer,models,build}/**/*.{ts,tsx,mjs}', { cwd: root }).sort()
const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))

const found = [...sources].flatMap(([file, code]) => faults(file, code))
const cycles = cyclesOf(sources)
for (const fault of found) console.error(fault)
for (const cycle of cycles) console.error(`import cycle at run time: ${printCycle(cycle)}`)
console.log(`${files.length} files, ${found.length} imports in a forbidden direction, ${cycles.length} cycles`)
if (found.length + cycles.length > 0 || files.length === 0) process.exitCode = 1
