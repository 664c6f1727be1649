import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { useIntent } from '../intent/intent.ts'
import { Reliefs } from './Reliefs.tsx'
import { SwapPreview } from './SwapPreview.tsx'

it('shows both tiles of an earthquake exchanged, once the second is pointed at and until it is undone', async () => {
  const table = await jackalTable('. ?earthquake', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  const scene = await openScene(<SwapPreview />)
  const intent = useIntent.getState
  const drawn = async (gesture: () => void) => {
    act(gesture)
    await scene.pass(20)
    return scene.sprites('swap preview')
  }
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(await drawn(() => intent().clickCell(cellNamed('c3')))).toBe(0)
  expect(await drawn(() => intent().hoverCell(cellNamed('e3')))).toBe(2)
  expect(await drawn(() => intent().clickCell(cellNamed('e3')))).toBe(2)
  expect(table.host.asked('match:play')).toEqual([])
  expect(await drawn(() => void intent().cancel())).toBe(2)
  expect(await drawn(() => intent().hoverCell(null))).toBe(0)
})

it('exchanges their carvings too, and the carving on a hidden tile stands upright', async () => {
  const plan = { pieces: { 'white-1': 'e5' } } as const
  const table = await jackalTable('rum ?earthquake ?swamp', plan, {
    viewer: 'white',
    settings: { speed: 1, tiles: 'carved' },
  })
  const scene = await openScene(
    <>
      <Reliefs />
      <SwapPreview />
    </>,
    'medium',
  )
  const intent = useIntent.getState
  const places = () => scene.batched('reliefs').map((drawn) => cellUnder(drawn))
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  const before = places()
  act(() => intent().clickCell(cellNamed('e5')))
  act(() => intent().hoverCell(cellNamed('g5')))
  await scene.pass(20)
  const during = places()
  expect([before.includes('e5'), before.includes('g5')]).toEqual([true, false])
  expect(during.filter((cell) => cell === 'g5').length).toBe(before.filter((cell) => cell === 'e5').length)
  expect(scene.batched('reliefs').find((drawn) => cellUnder(drawn) === 'g5')?.upright).toBeCloseTo(1)
  act(() => intent().hoverCell(null))
  await scene.pass(20)
  expect(places().sort()).toEqual([...before].sort())
})
