import { describe, expect, it } from 'vitest'
import { playedJoining } from '../../testkit/playedJoining.ts'

const ANN = { host: '192.168.1.24', port: 4173 }
const BOB = { host: '192.168.1.25', port: 4173 }

describe('joining another table', () => {
  it('has no process until it is needed, and none after that', () => {
    const { joining, children, shown, pass } = playedJoining()
    joining.look(false)
    expect(children).toEqual([])
    joining.look(true)
    joining.look(true)
    const [child] = children
    const tables = [{ name: 'Ann', address: ANN.host, port: 4173, version: '1.2.3', about: null }]
    child?.say({ kind: 'found', tables })
    joining.look(false)
    child?.say({ kind: 'found', tables: [] })
    expect(child?.told).toEqual([
      { kind: 'look', on: true },
      { kind: 'look', on: false },
    ])
    expect(shown).toEqual([{ kind: 'found', tables }])
    pass(15_000)
    expect(child?.isKilled).toBe(true)
  })

  it('connects after an action of the player, and passes messages on', () => {
    const { joining, children, shown, connected } = playedJoining()
    joining.noteAct()
    joining.connect(1, ANN)
    joining.send(1, '{"id":1}')
    joining.send(2, 'nowhere')
    children[0]?.say({ kind: 'opened', wire: 1 })
    children[0]?.say({ kind: 'said', wire: 1, text: '{}' })
    children[0]?.say({ kind: 'closed', wire: 1, code: 4000, reason: 'stopped' })
    children[0]?.say({ kind: 'said', wire: 1, text: 'after the end' })
    expect(children[0]?.told.slice(0, 2)).toEqual([
      { kind: 'connect', wire: 1, ...ANN },
      { kind: 'send', wire: 1, text: '{"id":1}' },
    ])
    expect(shown.map((message) => message.kind === 'wire' && message.event)).toEqual([
      { kind: 'opened' },
      { kind: 'said', text: '{}' },
      { kind: 'closed', code: 4000, reason: 'stopped' },
    ])
    expect(connected).toEqual([true, false])
  })

  it('is refused to a page without an action of its player, beyond its own networks, and to many at once', () => {
    const { joining, children, pass } = playedJoining()
    expect(() => joining.connect(1, ANN)).toThrow('no act')
    joining.noteAct()
    expect(() => joining.connect(1, { host: '8.8.8.8', port: 80 })).toThrow()
    expect(() => joining.connect(1, { host: 'table.example', port: 80 })).toThrow()
    expect(children).toEqual([])
    joining.connect(1, ANN)
    pass(60_000)
    joining.connect(2, ANN) // the player has chosen it before
    expect(() => joining.connect(3, ANN)).toThrow('connections')
    joining.disconnect(2)
    expect(() => joining.connect(4, BOB)).toThrow('no act')
  })

  it('ends with the page, and fails when its process crashes', () => {
    const { joining, children, shown } = playedJoining()
    joining.noteAct()
    joining.connect(1, ANN)
    joining.look(true)
    children[0]?.exit(11)
    expect(shown).toEqual([
      { kind: 'wire', wire: 1, event: { kind: 'failed', reason: 'crashed' } },
      { kind: 'found', tables: [] },
    ])
    joining.connect(2, ANN)
    expect(children[1]?.told).toEqual([{ kind: 'connect', wire: 2, ...ANN }])
    joining.leave()
    expect(children[1]?.told.at(-1)).toEqual({ kind: 'disconnect', wire: 2 })
  })

  it('passes on nothing that its process may not send', () => {
    const { joining, children, shown } = playedJoining()
    joining.noteAct()
    joining.connect(1, ANN)
    for (const message of [
      'hello',
      { kind: 'said', wire: 1, text: 5 },
      { kind: 'said', wire: 9, text: '{}' },
      { kind: 'failed', wire: 1, reason: 'because' },
      { kind: 'found', tables: [] },
      { kind: 'screens', state: {} },
    ])
      children[0]?.say(message)
    expect(shown).toEqual([])
  })
})
