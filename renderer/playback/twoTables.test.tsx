import { act, render, renderHook, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { jackal } from '../../engine/jackal/rules.ts'
import type { JackalMove, JackalState } from '../../engine/jackal/types.ts'
import { playMove } from '../../engine/kernel/play.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { battle } from '../../engine/testkit/fleet.ts'
import { island } from '../../engine/testkit/island.ts'
import { jackalFlat } from '../jackal/flat/game.ts'
import { IslandTable } from '../jackal/flat/IslandTable.tsx'
import { Crews } from '../jackal/pieces/Crews.tsx'
import { attachJackal } from '../jackal/scene/binding.ts'
import { seaBattleFlat } from '../sea-battle/flat/game.ts'
import { SeaTable } from '../sea-battle/flat/SeaTable.tsx'
import { cellNamed } from '../testkit/boards/jackalBoard.ts'
import { cellUnder } from '../testkit/jackal.ts'
import { openScene } from '../testkit/openScene.tsx'
import { cameraOf, useTableCamera } from '../ui/TableCamera.ts'
import { pageTable } from './pageTable.ts'
import { ShownTable } from './ShownTable.ts'
import { ShownTableProvider } from './useShownTable.ts'

/** White's pirate stands on `e5`; `f5` and `e6` are open. */
const start = (): JackalState => island('. .', { pieces: { 'white-1': 'e5' } }).state

/** Returns a table with a match on it. */
function tableOf(connect: (table: ShownTable) => void): ShownTable {
  const table = new ShownTable()
  table.set('jackal', 'white')
  connect(table)
  table.playback.load(start())
  return table
}

function Place({ table, children }: { readonly table: ShownTable; readonly children: ReactNode }) {
  return (
    <section aria-label="place">
      <ShownTableProvider value={table}>{children}</ShownTableProvider>
    </section>
  )
}

/** The names of all cells of a flat table. */
const cellsOf = (place: HTMLElement): readonly string[] =>
  within(place)
    .getAllByRole('gridcell')
    .map((cell) => cell.getAttribute('aria-label') ?? '')

/** Lets the pirate of a table's match go to the next cell. */
function march({ playback }: ShownTable): void {
  const before = start()
  const move: JackalMove = { kind: 'go', piece: 'white-1', to: cellNamed('f5') }
  playback.enqueue(playMove(jackal, before, 'white', move, openStream(1, 'luck')).events)
}

const jackalOn = (table: ShownTable) => jackalFlat.attach(table, 'white')

describe('two tables in one page', () => {
  it('show their own matches on flat boards, also of two games', () => {
    const [one, other, sea] = [tableOf(jackalOn), tableOf(jackalOn), new ShownTable()]
    sea.set('sea-battle', 'south')
    seaBattleFlat.attach(sea, 'south')
    sea.playback.load(battle({ south: 'e5 e6' }))
    render([
      <Place key="one" table={one}>
        <IslandTable />
      </Place>,
      <Place key="other" table={other}>
        <IslandTable />
      </Place>,
      <Place key="sea" table={sea}>
        <SeaTable />
      </Place>,
    ])
    const places = screen.getAllByRole('region', { name: 'place' })
    const pirates = () =>
      places.map((place) =>
        cellsOf(place)
          .find((cell) => /White pirate/.test(cell))
          ?.slice(0, 2),
      )
    expect(pirates()).toEqual(['e5', 'e5', undefined])
    const squares = places.map((place) => cellsOf(place).length)
    expect(squares).toEqual([169, 169, 100])
    act(() => {
      march(one)
      one.playback.skip()
    })
    expect(pirates()).toEqual(['f5', 'e5', undefined])
  })

  it('play their events in their own scenes', async () => {
    const [one, other] = [tableOf(attachJackal), tableOf(attachJackal)]
    const [scene, still] = [await openScene(<Crews />, 'low', one), await openScene(<Crews />, 'low', other)]
    const pirateIn = (seen: typeof scene) => cellUnder(seen.copies('pirate/white')[0])
    expect([pirateIn(scene), pirateIn(still)]).toEqual(['e5', 'e5'])
    march(one)
    await scene.rest()
    await still.pass(1000)
    expect([pirateIn(scene), pirateIn(still)]).toEqual(['f5', 'e5'])
    expect(pageTable.shown.getState().shown).toBeNull()
  })

  it('have their own cameras', () => {
    const [one, other] = [new ShownTable(), new ShownTable()]
    const before = cameraOf(other).director.pose
    const { result } = renderHook(useTableCamera, {
      wrapper: ({ children }) => <ShownTableProvider value={one}>{children}</ShownTableProvider>,
    })
    result.current.fly('jackal/north')
    expect(cameraOf(one).director.moving).toBe(true)
    expect([cameraOf(other).director.moving, cameraOf(other).director.pose]).toEqual([false, before])
  })
})
