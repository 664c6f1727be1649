import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { lookbackOf } from '../../hud/recap/lookback.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { readEvents } from '../view.ts'
import { shotsOf } from './recap.ts'
import { useHitCaptions, useMissedText, useShots } from './useRecap.tsx'

function Told() {
  return (
    <>
      <ol>
        {useHitCaptions('north').map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p data-testid="missed">{useMissedText(useShots())}</p>
    </>
  )
}

function shots() {
  const session = useSession.getState()
  const steps = session.steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
  return shotsOf(steps, lookbackOf(session)).map(({ result, mine }) => (mine ? `${result} mine` : result))
}

it('shows all shots of the enemy since the own last one, and lists the hits', async () => {
  const table = await seaBattleTable({ turn: 'south' }, { viewer: 'north', bots: ['south'] })
  table.panel(<Told />)
  await table.play({ kind: 'fire', at: 'a1' })
  await table.play({ kind: 'fire', at: 'c6' })
  await table.play({ kind: 'fire', at: 'b9' })
  expect(shots()).toEqual(['hit mine', 'sunk mine', 'miss'])
  screen.getByText('Hit: A1')
  screen.getByText('Sunk at C6: boat')
  screen.getByText('1 shot at you missed: B9')
  await table.play({ kind: 'fire', at: 'd2' })
  expect(shots()).toEqual([])
})

it('lists a ship once that was hit and then sunk', async () => {
  const table = await seaBattleTable({ turn: 'south' }, { viewer: 'north', bots: ['south'] })
  table.panel(<Told />)
  await table.play({ kind: 'fire', at: 'i1' })
  screen.getByText('Hit: I1')
  await table.play({ kind: 'fire', at: 'i2' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sunk at I2: two-cell ship'])
})
