import { beforeEach, expect, it } from 'vitest'
import type { CasterCommand } from '../../../electron/contract/caster.ts'
import type { Answer } from '../../../electron/contract/ipc.ts'
import { settle, TestTimer } from '../../testkit/tableEnd.ts'
import { COMMAND_PAUSE, Commands, useRefusal } from './commands.ts'

beforeEach(() => useRefusal.setState({ code: null }))

const ring = (x: number): CasterCommand => ({ kind: 'mark', mark: { shape: 'ring', at: { x, y: 1 } } })

/** Returns the commands of a page, and what the table has received. */
function sending(answer: Answer<unknown> = { ok: true, value: null }) {
  const timer = new TestTimer()
  const received: object[] = []
  const call = async (_method: string, params: object) => {
    received.push(params)
    return answer
  }
  return { timer, received, commands: new Commands({ timer, call }) }
}

it('sends at most twenty commands a second, and loses none', async () => {
  const { timer, received, commands } = sending()
  for (let n = 0; n < 40; n++) commands.send(ring(n))
  await timer.pass(1000)
  expect(received.length).toBeLessThanOrEqual(20)
  await timer.pass(40 * COMMAND_PAUSE)
  expect(received).toEqual(Array.from({ length: 40 }, (_, n) => ring(n)))
})

it('leaves out what a later command makes useless', async () => {
  const { timer, received, commands } = sending()
  const shot = (kind: 'table' | 'director'): CasterCommand => ({ kind: 'shot', shot: { kind } })
  for (const one of [ring(0), shot('table'), ring(1), ring(2), shot('director'), { kind: 'clear' } as const])
    commands.send(one)
  await timer.pass(1000)
  expect(received).toEqual([ring(0), shot('director'), { kind: 'clear' }])
})

it('tells the caster why the table refuses, until it takes a command again', async () => {
  const refused = sending({ ok: false, problem: { code: 'too-many-requests' } })
  refused.commands.send(ring(1))
  await settle()
  expect(useRefusal.getState().code).toBe('too-many-requests')
  const taken = sending()
  taken.commands.send(ring(1))
  await settle()
  expect(useRefusal.getState().code).toBeNull()
})
