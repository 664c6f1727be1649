import { describe, expect, it } from 'vitest'
import { Crowd } from './crowd.ts'

describe('a crowd of connections', () => {
  function crowdOf(share: { all: number; perAddress: number }, reserved: readonly string[] = []) {
    const dropped: string[] = []
    const crowd = new Crowd<string>(
      share,
      (key) => reserved.includes(key),
      (member) => dropped.push(member),
    )
    /** Connections are named by their address and a number. */
    const enter = (...names: readonly string[]) => names.map((name) => crowd.enter(name.split('-')[0] ?? '', name))
    return { crowd, dropped, enter }
  }

  it('admits the latest and drops the oldest without a token', () => {
    const { crowd, dropped, enter } = crowdOf({ all: 3, perAddress: 3 })
    enter('a-1', 'b-1', 'c-1')
    crowd.vouch('a-1')
    expect(enter('d-1', 'e-1')).toEqual([true, true])
    expect(dropped).toEqual(['b-1', 'c-1'])
  })

  it('drops one of the same address when that has all its places, and refuses when all of them have tokens', () => {
    const { crowd, dropped, enter } = crowdOf({ all: 9, perAddress: 2 })
    enter('b-1', 'a-1', 'a-2')
    expect(enter('a-3')).toEqual([true])
    expect(dropped).toEqual(['a-1'])
    for (const member of ['a-2', 'a-3']) crowd.vouch(member)
    expect(enter('a-4')).toEqual([false])
    crowd.leave('a-2')
    expect(enter('a-5')).toEqual([true])
    expect(dropped).toEqual(['a-1'])
  })

  it('takes the place of the address with most connections, and of those with a seat last', () => {
    const { dropped, enter } = crowdOf({ all: 6, perAddress: 5 }, ['seat'])
    enter('one-1', 'seat-1', 'seat-2', 'seat-3', 'flood-1', 'flood-2')
    enter('late-1', 'late-2', 'late-3')
    expect(dropped).toEqual(['flood-1', 'one-1', 'late-1'])
    enter('seat-4', 'seat-5')
    expect(dropped.slice(3)).toEqual(['late-2', 'flood-2'])
  })

  it('never has more members than places', () => {
    const { crowd, enter } = crowdOf({ all: 2, perAddress: 2 })
    for (let times = 0; times < 5; times++) {
      enter('a-1')
      crowd.leave('a-1')
      crowd.leave('a-1')
    }
    enter('a-1', 'b-1')
    for (const member of ['a-1', 'b-1']) crowd.vouch(member)
    expect(enter('c-1')).toEqual([false])
  })
})
