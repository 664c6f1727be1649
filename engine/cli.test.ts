import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** Sends lines to `node engine/cli.ts` and closes its input. */
async function talkTo(lines: string) {
  const child = spawn(process.execPath, [new URL('./cli.ts', import.meta.url).pathname], { stdio: 'pipe' })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.stdin.end(lines)
  const [out, log, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return {
    answers: out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    log,
    code,
  }
}

it('answers line by line and ends with code 0 at the end of its input', async () => {
  const { answers, log, code } = await talkTo(
    [
      '{"jsonrpc":"2.0","id":1,"method":"protocol.info"}',
      'nonsense',
      '{"jsonrpc":"2.0","method":"match.new","params":{"game":"jackal"}}',
      '{"jsonrpc":"2.0","id":2,"method":"match.moves"}',
    ].join('\n'),
  )
  expect(answers).toMatchObject([
    { id: 1, result: { protocol: 1 } },
    { id: null, error: { code: -32700 } },
    { id: 2, result: { actor: 'white' } },
  ])
  expect(log).toBe('')
  expect(code).toBe(0)
})

it('refuses a line that is too long and goes on', async () => {
  const { answers, code } = await talkTo(
    `"${'x'.repeat(5_000_000)}"\n{"jsonrpc":"2.0","id":2,"method":"protocol.info"}\n`,
  )
  expect(answers).toMatchObject([{ error: { code: -32600 } }, { id: 2 }])
  expect(code).toBe(0)
})
