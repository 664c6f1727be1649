/** `npm run size`: prints lines and bytes of the program's `*.ts`, `*.tsx` and `*.css`, without tests, fixtures and gallery. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ROOMS = ['electron', 'renderer', 'engine', 'models', 'build'] as const
const OTHERS = /\.test\.tsx?$|\.(e2e|match|pictures|fuzz)\.ts$|\/(e2e|fixtures|gallery|testkit)\//

interface Size {
  readonly lines: number
  readonly bytes: number
}

const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce((all, { lines, bytes }) => ({ lines: all.lines + lines, bytes: all.bytes + bytes }), {
    lines: 0,
    bytes: 0,
  })

function sizeOf(path: string): Size {
  const text = readFileSync(path)
  return { lines: text.toString('utf8').split('\n').length - 1, bytes: text.length }
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !OTHERS.test(path))
const row = (name: string, { lines, bytes }: Size) =>
  console.log(name.padEnd(10), String(lines).padStart(7), String(bytes).padStart(9))

console.log('room'.padEnd(10), 'lines'.padStart(7), 'bytes'.padStart(9))
for (const room of ROOMS) row(room, sum(files.filter((path) => path.startsWith(`${room}/`)).map(sizeOf)))
row('all', sum(files.map(sizeOf)))
