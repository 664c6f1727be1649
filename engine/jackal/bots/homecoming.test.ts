import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { parseCell } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import { bringHome } from './homecoming.ts'
import { BOTS } from './index.ts'

const at = (name: string) => parseCell(CLASSIC_ISLAND, name) ?? Number.NaN
/** White's ship lies at g1: its pirates come aboard from f2, g2 and h2. */
const beach = (tiles: IslandPlan['tiles'], more: IslandPlan = {}) =>
  island('.', { tiles: { ...tiles }, pieces: { 'white-1': 'g2', 'white-2': 'f2' }, ...more }).state

describe('gold that one move brings aboard', () => {
  it.each(BOT_LEVELS)('is brought there at once: %s', (level) => {
    const view = beach({ g2: 'chest-1=1', h4: '?empty' })
    const move = BOTS[level].choose(view, 'white', openStream(1, 'bot'), { budget: 200 })
    expect(move).toEqual({ kind: 'go', piece: 'white-1', to: at('g1'), carry: 'coin' })
  })

  it('is the treasure rather than a coin', () => {
    const view = beach({ g2: 'chest-1=1', f2: 'galleon=T' })
    expect(bringHome(view, 'white')).toMatchObject({ piece: 'white-2', carry: 'treasure' })
  })

  it.each([
    ['nobody stands on gold', beach({})],
    ['the way is longer', beach({ e5: 'chest-1=1' }, { pieces: { 'white-1': 'e5' } })],
  ])('is none where %s', (_why, view) => {
    expect(bringHome(view, 'white')).toBeNull()
  })
})
