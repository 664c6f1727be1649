import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { setTable } from '../../playback/shownStore.ts'
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

it('the own sea says so, the other one bears the name of its owner', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names })
  table.panel(<Plates near="south" />)
  expect(plates()).toEqual(['Your sea royal', 'Grace pirates'])
})

it('who watches reads both names', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator', names, bots: ['north', 'south'] })
  table.panel(<Plates near="south" />)
  expect(plates()).toEqual(['Drake royal', 'Grace pirates'])
})

it('the own sea bears the flag that is being chosen, and the harbour says what it is', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north', names })
  table.panel(<Plates near="north" />)
  expect(plates()[0]).toBe('Your sea pirates')
  act(() => usePlacement.getState().setFlag('royal'))
  expect(plates()[0]).toBe('Your sea royal')
  expect(plates()[1]).toBe('Harbour null')
})

it('no plate lies where a lesson has its text', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names, lesson: 'shots' })
  table.panel(<Plates near="south" />)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('nobody’s name stays on the table of the menu', async () => {
  const table = await seaBattleTable({}, { viewer: 'south', names })
  table.panel(<Plates near="south" />)
  act(() => setTable('sea-battle', 'spectator'))
  expect(plates()).toEqual([' royal', ' pirates'])
})
