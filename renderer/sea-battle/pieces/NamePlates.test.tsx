import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { pageTable } from '../../playback/pageTable.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { TRAYS } from '../table/anchors.ts'
import { usePlateTexts } from './NamePlates.tsx'

const names = { north: 'Grace', south: 'Drake' }

function Plates({ near }: { readonly near: 'north' | 'south' }) {
  return (
    <ul>
      {usePlateTexts(near).map(({ name, flag }, row) => (
        <li key={TRAYS[row]}>{`${name} ${flag}`}</li>
      ))}
    </ul>
  )
}

const plates = () => screen.getAllByRole('listitem').map((plate) => plate.textContent)

it('marks the own sea as such, and the other one with the name of its owner', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names })
  table.panel(<Plates near="south" />)
  expect(plates()).toEqual(['Your sea royal', 'Grace pirates'])
})

it('shows both names to a spectator', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator', names, bots: ['north', 'south'] })
  table.panel(<Plates near="south" />)
  expect(plates()).toEqual(['Drake royal', 'Grace pirates'])
})

it('shows the flag that is being chosen on the own sea, and names the harbour', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north', names })
  table.panel(<Plates near="north" />)
  expect(plates()[0]).toBe('Your sea pirates')
  act(() => usePlacement.getState().setFlag('royal'))
  expect(plates()[0]).toBe('Your sea royal')
  expect(plates()[1]).toBe('Harbour null')
})

it('no plate covers the text of a lesson', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names, lesson: 'shots' })
  table.panel(<Plates near="south" />)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('no name stays on the table of the menu', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names })
  table.panel(<Plates near="south" />)
  act(() => pageTable.set('sea-battle', 'spectator'))
  expect(plates()).toEqual([' royal', ' pirates'])
})
