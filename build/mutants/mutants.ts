/** `npm run mutants -- FOLDER …`: changes the files of a room one by one and lists the changes that no test notices. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LEAST_KILLED, MUTANT_ROOMS, roomOf } from './rooms.ts'
import { type Report, sharesKilled } from './score.ts'

const root = join(import.meta.dirname, '../..')
const REPORT = join(root, 'test-results/mutants.json')
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

function run(folder: string): ReadonlyMap<string, number> {
  const mutate = roomOf(folder).files.map((file) => `${folder}/${file}`)
  rmSync(REPORT, { force: true })
  const args = [STRYKER, 'run', 'build/mutants/stryker.config.json', '--mutate', mutate.join(',')]
  const env = { ...process.env, MUTANTS_ROOM: folder }
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The mutants of ${folder} could not be tried.`)
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const shares = sharesKilled(report)
  for (const file of mutate) if (!shares.has(file)) throw new Error(`${file} has no mutants.`)
  return shares
}

const asked = process.argv.slice(2)
const folders = asked.length > 0 ? asked : Object.keys(MUTANT_ROOMS)
for (const folder of folders) roomOf(folder)
const shares = folders.flatMap((folder) => [...run(folder)])
for (const [file, share] of shares) console.log(`${(share * 100).toFixed(0).padStart(3)} % killed in ${file}`)
const weak = shares.filter(([, share]) => share < LEAST_KILLED)
if (weak.length > 0) console.log(`Below ${LEAST_KILLED * 100} %: ${weak.map(([file]) => file).join(', ')}`)
process.exitCode = weak.length > 0 ? 1 : 0
