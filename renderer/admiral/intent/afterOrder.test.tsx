import { act, fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralHud } from '../hud/AdmiralHud.tsx'
import { afterOrder, isOrderUnderWay } from './afterOrder.ts'
import { useIntent } from './intent.ts'

const { playback } = pageTable

const SQUADRON = { ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } } as const
const intent = () => useIntent.getState()
const click = (cell: string) => intent().clickCell(parseCell(cell) ?? 0)

it('applies clicks made while an order plays to the next ship', async () => {
  const table = await admiralTable(SQUADRON, { viewer: 'red', settings: { speed: 1 } })
  await act(async () => {
    intent().select('red-brig')
    click('k10')
    click('k10')
  })
  expect([playback.isIdle, isOrderUnderWay()]).toEqual([false, true])
  await act(async () => {
    afterOrder(() => click('h9'))
    afterOrder(() => click('h9'))
    playback.skip()
  })
  await act(async () => playback.skip())
  const frigate = table.host.asked('match:play').filter(({ move }) => Object(move).ship === 'red-frigate')
  expect(frigate).toHaveLength(4)
  expect(table.view.ships.find(({ id }) => id === 'red-frigate')?.at).toBe(parseCell('h9'))
})

it('keeps keys pressed while an order plays, and handles them after it', async () => {
  const table = await admiralTable(SQUADRON, { viewer: 'red', settings: { speed: 1 } })
  table.panel(<AdmiralHud />)
  await act(async () => {
    intent().select('red-brig')
    click('k8')
    click('k8')
  })
  expect([playback.isIdle, isOrderUnderWay()]).toEqual([false, true])
  fireEvent.keyDown(window, { code: 'KeyE' })
  expect(intent().prompt).toBeNull()
  await act(async () => playback.skip())
  expect(intent().prompt).toMatchObject({ kind: 'finish', ships: expect.arrayContaining(['red-frigate']) })
})

it('keeps a key pressed while a finished ship is put away, but no held key', async () => {
  const table = await admiralTable(SQUADRON, { viewer: 'red', settings: { speed: 1 } })
  table.panel(<AdmiralHud />)
  act(() => {
    intent().select('red-far')
    intent().finish()
    intent().finishSure()
  })
  expect(isOrderUnderWay()).toBe(true)
  fireEvent.keyDown(window, { code: 'KeyE' })
  fireEvent.keyDown(window, { code: 'ArrowUp', repeat: true })
  await act(async () => playback.skip())
  expect(intent().prompt).toMatchObject({ kind: 'finish' })
})

it('discards them when the turn passes', async () => {
  const ships = { 'red-brig': 'k5 N', 'red-frigate': ['h5 N', { done: true }] } as const
  const table = await admiralTable({ ships }, { viewer: 'red', settings: { speed: 1 } })
  await table.play({ kind: 'finish', ship: 'red-far' })
  await act(async () => {
    playback.skip()
  })
  let clicks = 0
  await act(async () => {
    click('k10')
    click('k10')
  })
  expect(isOrderUnderWay()).toBe(true)
  await act(async () => {
    afterOrder(() => {
      clicks += 1
    })
    playback.skip()
  })
  await act(async () => playback.skip())
  expect([table.view.turn, clicks]).toEqual(['blue', 0])
})
