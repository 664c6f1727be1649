import { randomInt } from 'node:crypto'
import { stdin, stdout } from 'node:process'
import manifest from '../package.json' with { type: 'json' }
import { createDispatcher } from './protocol/dispatch.ts'
import { JACKAL } from './protocol/games.ts'
import { LineCutter } from './protocol/lines.ts'
import { offer } from './protocol/table.ts'

/** The table protocol on standard input and output, one JSON object a line. Ends with exit code 0 at end of input. */
const dispatcher = createDispatcher({
  offers: [offer(JACKAL)],
  version: manifest.version,
  drawSeed: () => randomInt(2 ** 48 - 1),
  log: (line) => process.stderr.write(`${line}\n`),
})
const cutter = new LineCutter()

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
// A reader that goes away ends the talk.
stdout.on('error', () => process.exit(0))
