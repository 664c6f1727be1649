import { expect, it } from 'vitest'
import { LIMITS } from '../../../admission/gate/limits.ts'
import { Pulse } from './pulse.ts'

/** The longest interval between two checks of a pulse. */
const { tick } = LIMITS

function pulse() {
  let time = 0
  const made = new Pulse({ ping: () => {} }, LIMITS, () => time)
  /** Advances time, and calls `each` every tick. */
  const pass = (milliseconds: number, each = () => {}) => {
    for (const end = time + milliseconds; time < end; time += tick) {
      made.beat()
      each()
    }
  }
  return { made, pass }
}

it('is quiet within two seconds of the last answer to a ping', () => {
  const { made, pass } = pulse()
  pass(10_000, () => made.sign())
  expect(made.isQuiet).toBe(false)
  pass(2000 - tick)
  expect(made.isQuiet).toBe(true)
  made.sign()
  expect(made.isQuiet).toBe(false)
})

it('is quiet within two seconds of the last message of a page that announced one, though pings are answered', () => {
  const { made, pass } = pulse()
  pass(8000, () => {
    made.sign()
    made.promise(800)
  })
  expect(made.isQuiet).toBe(false)
  pass(2000 - tick, () => made.sign())
  expect(made.isQuiet).toBe(true)
  made.promise(800)
  expect(made.isQuiet).toBe(false)
})

it('expects no message of a page that announces none', () => {
  const { made, pass } = pulse()
  made.promise(800)
  made.promise(null)
  pass(60_000, () => made.sign())
  expect(made.isQuiet).toBe(false)
})
