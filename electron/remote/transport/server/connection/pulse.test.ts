import { expect, it } from 'vitest'
import { LIMITS } from '../../../admission/gate/limits.ts'
import { Pulse } from './pulse.ts'

/** The longest interval between two checks of a pulse. */
const { tick } = LIMITS

function pulse({ hasSeat }: Pick<Pulse, 'hasSeat'>) {
  let time = 0
  let pings = 0
  const made = new Pulse({ ping: () => void pings++ }, LIMITS, () => time)
  made.hasSeat = hasSeat
  /** Advances time, and calls `each` every tick. */
  const pass = (milliseconds: number, each = () => {}) => {
    for (const end = time + milliseconds; time < end; time += tick) {
      made.beat()
      each()
    }
  }
  return { made, pass, pings: () => pings }
}

it('of a seat is quiet within two seconds of the last answer to a ping', () => {
  const { made, pass } = pulse({ hasSeat: true })
  pass(10_000, () => made.sign())
  expect(made.isQuiet).toBe(false)
  pass(2000 - tick)
  expect(made.isQuiet).toBe(true)
  made.sign()
  expect(made.isQuiet).toBe(false)
})

it('of a watcher is quiet within five seconds, with a third of the pings', () => {
  const seat = pulse({ hasSeat: true })
  const { made, pass, pings } = pulse({ hasSeat: false })
  seat.pass(10_000, () => seat.made.sign())
  pass(10_000, () => made.sign())
  expect(pings() * 3).toBeLessThan(seat.pings())
  pass(5000 - tick)
  expect(made.isQuiet).toBe(true)
})

it('is quiet within two seconds of the last message of a page that announced one, though pings are answered', () => {
  const { made, pass } = pulse({ hasSeat: true })
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
  const { made, pass } = pulse({ hasSeat: true })
  made.promise(800)
  made.promise(null)
  pass(60_000, () => made.sign())
  expect(made.isQuiet).toBe(false)
})
