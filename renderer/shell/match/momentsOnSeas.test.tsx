import { act, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import { cell } from '../../../engine/testkit/fleet.ts'
import { FlatShellContext } from '../../flat/shell.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { DrawnWays, drawnWays } from '../../hud/analysis/drawnWays.ts'
import type { Moment } from '../../hud/analysis/moments.ts'
import { useTrailStore } from '../../playback/trails/trailStore.ts'
import { EnemySea } from '../../sea-battle/flat/battle/EnemySea.tsx'
import { OwnSea } from '../../sea-battle/flat/battle/OwnSea.tsx'
import { SEA_BATTLE_COACH } from '../../sea-battle/hud/coach/coach.ts'
import { deedText } from '../../sea-battle/log/deedText.ts'
import { cellSpot, type Tray } from '../../sea-battle/table/anchors.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { FlatWays } from '../flat/FlatWays.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'

/**
 * Opens a match in which Ann, alone here, misses, then the enemy shoots, and the match is over: she sees it all as a
 * spectator.
 */
async function watched() {
  const seating = { viewer: 'spectator', bots: ['south'], settings: { language: 'en' } } as const
  const table = await seaBattleTable({}, seating)
  await table.play({ kind: 'fire', at: 'a1' })
  await table.play({ kind: 'fire', at: 'a1' })
  return table
}

const fire = (at: string) => ({ move: { kind: 'fire', at: cell(at) } })

/** Returns a judged shot of a seat at A1, where J1 was better. */
function shotOf(seat: SeaSeat): JudgedMove {
  const move = seat === 'north' ? 0 : 1
  const worth = { best: 0.6, played: 0.5, other: 0.6, after: 0.5, rivals: { before: {}, after: {} } }
  return { move, count: 1, seat, made: fire('a1'), ...worth, better: { ...fire('j1'), value: 0.6 } }
}

afterEach(() => act(() => useAnalysis.setState(useAnalysis.getInitialState())))

describe('a shot that an analysis marks is drawn in the sea of the seat under fire', () => {
  it.each([
    ['one’s own in the enemy’s sea', 'north', 'far'],
    ['the enemy’s in one’s own', 'south', 'near'],
  ] as const)('%s', async (_what, seat, tray: Tray) => {
    const table = await watched()
    const judged = shotOf(seat)
    await act(async () => useAnalysis.setState({ id: 'sea-battle-1', judged: [judged] }))
    table.panel(<ReplayScreen id="sea-battle-1" move={judged.move} from="menu" />)
    await screen.findByTestId('replay-position')
    const marked = useTrailStore.getState().trails.map(({ mark, points: [at] }) => [mark, at?.x, at?.z])
    const at = (name: string) => [cellSpot(tray, cell(name)).x, cellSpot(tray, cell(name)).z]
    expect(marked).toEqual([
      ['worse', ...at('a1')],
      ['better', ...at('j1')],
    ])
  })

  it.each([
    ['one’s own in the enemy’s sea of the flat table', 'north', [2, 0]],
    ['the enemy’s in one’s own of the flat table', 'south', [0, 2]],
  ] as const)('%s', async (_what, seat, counts) => {
    const { view } = await watched()
    const moment: Moment = { kind: 'lost', swing: -0.1, judged: shotOf(seat) }
    const positions = (['north', 'south'] as const).map((turn) => ({ ...view, turn }))
    const ways = drawnWays(moment, { positions, steps: [], coach: SEA_BATTLE_COACH, deedText }, 'north')
    const shell = { onMenu: () => {}, onResult: null, dock: null, BoardMarks: FlatWays, secrets: null }
    render(
      <DrawnWays value={ways}>
        <FlatShellContext value={shell}>
          <div data-testid="enemy">
            <EnemySea view={view} owner="south" />
          </div>
          <OwnSea view={view} owner="north" />
        </FlatShellContext>
      </DrawnWays>,
    )
    const seas = [screen.getByTestId('enemy'), screen.getByTestId('flat-own-sea')]
    expect(seas.map((sea) => within(sea).queryAllByTestId(/^flat-way-/).length)).toEqual(counts)
  })
})
