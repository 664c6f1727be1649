/**
 * Prints every forbidden import, every import of a missing file, every import cycle, all folders that import each other
 * and every file outside of a testkit that only tests import; part of `npm run check`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cyclesOf, printCycle } from './cycles.ts'
import { faults } from './directions.ts'
import { importsOf } from './importsOf.ts'
import { onlyForTests } from './onlyForTests.ts'
import { twoWayFolders } from './twoWay.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('{engine,electron,renderer,models,build}/**/*.{ts,tsx,mjs}', { cwd: root }).sort()
const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))

const found = [...sources].flatMap(([file, code]) => faults(file, code))
// the compiler does not look for style sheets
const missing = [...sources].flatMap(([file, code]) =>
  importsOf(code)
    .filter(({ specifier }) => /^\.{1,2}\//.test(specifier) && specifier.endsWith('.css'))
    .filter(({ specifier }) => !existsSync(join(root, dirname(file), specifier)))
    .map(({ specifier, line }) => `${file}:${line} imports ${specifier}, which does not exist`),
)
const cycles = cyclesOf(sources)
const twoWay = twoWayFolders(sources).map(
  ({ pair, imports }) => `folders import each other: ${pair}, the fewer times at ${imports.join(', ')}`,
)
const misplaced = onlyForTests(sources).map((file) => `${file} is imported by tests alone: move it to a testkit`)
const faultsFound = [...found, ...missing, ...twoWay, ...misplaced]
for (const fault of faultsFound) console.error(fault)
for (const cycle of cycles) console.error(`import cycle at run time: ${printCycle(cycle)}`)
console.log(
  `${files.length} files, ${found.length} imports in a forbidden direction, ${cycles.length} cycles, ${twoWay.length} pairs of folders that import each other`,
)
if (faultsFound.length + cycles.length > 0 || files.length === 0) process.exitCode = 1
