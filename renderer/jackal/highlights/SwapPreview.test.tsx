import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../gallery/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { useIntent } from '../intent/intent.ts'
import { SwapPreview } from './SwapPreview.tsx'

it('shows both tiles of an earthquake exchanged, from the second pointed at until it is taken back', async () => {
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
