import { describe, expect, it } from 'vitest'
import type { FromServer } from '../../link/link.ts'
import type { Connection } from './connection.ts'
import { Gate } from './gate.ts'
import { LIMITS } from './limits.ts'

const WORDS = ['anchor', 'lantern', 'parrot']

/** Returns a gate with new words, and a way to knock at it with them; `refusals` are the answers to strangers. */
function gate() {
  const sent: FromServer[] = []
  const refusals: string[] = []
  const opened = new Gate({ limits: LIMITS, now: () => 0, wallClock: () => 0, tell: (message) => sent.push(message) })
  const stranger = (id: string): Connection => ({
    id,
    address: '192.168.1.24',
    key: id,
    stage: { kind: 'stranger', until: 1000 },
    token: null,
    screen: null,
    hasSeat: false,
    vouch: () => {},
    send: () => {},
    answer: () => {},
    succeed: () => {},
    refuse: (_id, _code, message) => refusals.push(message),
    await: () => {},
    promise: () => {},
    tick: () => {},
    close: () => {},
  })
  const knock = (id: string): Connection => {
    opened.setWords({ kind: 'words', words: { words: WORDS, until: 1000 } })
    const connection = stranger(id)
    opened.enter(connection)
    const params = { words: WORDS, name: 'Nora', device: 'phone' }
    opened.receive(connection, { id: 1, method: 'room.knock', params })
    return connection
  }
  const asked = () => sent.filter(({ kind }) => kind === 'asked').length
  return { gate: opened, knock, asked, refusals }
}

describe('strangers with the right words', () => {
  it('are asked about, up to the limit of open requests', () => {
    const { knock, asked, refusals } = gate()
    for (let n = 0; n <= LIMITS.requests; n++) knock(`phone ${n}`)
    expect(asked()).toBe(LIMITS.requests)
    expect(refusals).toEqual(['full'])
  })

  it('leave room for others when they go before the table has answered', () => {
    const { gate: opened, knock, asked, refusals } = gate()
    for (let n = 0; n < LIMITS.requests; n++) {
      const connection = knock(`phone ${n}`)
      opened.ended(connection, connection.stage)
    }
    knock('patient phone')
    expect(asked()).toBe(LIMITS.requests + 1)
    expect(refusals).toEqual([])
  })
})
