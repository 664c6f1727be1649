import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { createDispatcher } from './protocol/dispatch.ts'
import { LineCutter } from './protocol/lines.ts'
import { OFFERS } from './protocol/offers.ts'

/** The table protocol on standard input and output, one JSON object a line. Ends with exit code 0 at end of input. */
const dispatcher = createDispatcher({
  offers: OFFERS,
  version: versionOf(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
  drawSeed: () => randomBytes(32).toString('hex'),
  log: (line) => process.stderr.write(`${line}\n`),
})
const cutter = new LineCutter()

function versionOf(manifest: string): string {
  const { version }: { version?: unknown } = JSON.parse(manifest)
  return String(version)
}

function answer(line: string): void {
  const response = dispatcher.answer(line)
  if (response !== null) stdout.write(`${response}\n`)
}

stdin.setEncoding('utf8')
stdin.on('data', (chunk) => {
  for (const line of cutter.push(String(chunk))) answer(line)
})
stdin.on('end', () => {
  const line = cutter.end()
  if (line !== null) answer(line)
})
// The program ends when its reader goes away.
stdout.on('error', () => process.exit(0))
