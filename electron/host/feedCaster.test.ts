import { describe, expect, it } from 'vitest'
import type { CasterCommand } from '../contract/caster.ts'
import { feedTable } from '../testkit/feedTable.ts'

describe('the caster on the feed', () => {
  const TEXT = { kind: 'text', text: 'Round 3' } as const

  /** Returns a table whose feed has a caster, and what carries out commands. */
  async function commented() {
    const made = await feedTable()
    await made.value('screens:open', { reach: { kind: 'computer' } })
    const feed = await made.open()
    await made.value('screens:addCaster', {})
    const command = (given: CasterCommand) => made.screens.room.commentary.command('caster', given)
    return { ...made, feed, command }
  }

  it('appears with each command, and ends with the caster', async () => {
    const { feed, command, id, value } = await commented()
    expect(feed.caster).toMatchObject({ match: id, text: null, replays: 0 })
    command(TEXT)
    expect(feed.caster).toMatchObject({ match: id, text: 'Round 3' })
    await value('screens:removeChannel', { channel: 'caster' })
    expect(feed.caster).toMatchObject({ text: null })
  })

  it('is known to a window that opens later, but not to that of another audience', async () => {
    const { open, command, value } = await commented()
    await value('screens:addChannel', { channel: 'feed', delay: 0 })
    command(TEXT)
    expect((await open()).caster).toMatchObject({ text: 'Round 3' })
    const other = await open({ channel: 'feed' })
    command({ kind: 'text', text: 'Round 4' })
    expect([other.onAir, other.caster]).toEqual([0, null])
  })

  it('ends with the room, while the match goes on', async () => {
    const { feed, command, value, id } = await commented()
    command(TEXT)
    await value('screens:close', {})
    expect([feed.table, feed.caster]).toEqual([id, null])
  })

  it('is shown only on the match that the window has entered', async () => {
    const { feed, command, enter } = await commented()
    await enter(null)
    const before = feed.caster
    command(TEXT)
    expect([feed.table, feed.caster]).toEqual([null, before])
  })
})
