import { create } from '@react-three/test-renderer'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { PictureProvider } from '../picture/picture.ts'
import { seededLuck } from '../picture/seededLuck.ts'
import { SteppedClock } from '../testkit/steppedClock.ts'
import { useTableFrame } from './useTableFrame.ts'

type Inputs = readonly [string, number]

interface PieceProps {
  readonly inputs: (sinceLast: number) => Inputs
  readonly onUpdate: (now: Inputs, last: Inputs | null) => void
}

function Piece({ inputs, onUpdate }: PieceProps) {
  useTableFrame((_, sinceLast) => inputs(sinceLast), onUpdate)
  return null
}

/** Renders a component and records its updates, each with the inputs of the one before. */
async function table(inputs: () => Inputs) {
  const updates: (readonly [now: Inputs, last: Inputs | null])[] = []
  const onUpdate = (now: Inputs, last: Inputs | null) => void updates.push([now, last])
  const clock = new SteppedClock()
  const pieceOf = (read: (sinceLast: number) => Inputs) => (
    <PictureProvider value={{ clock, luck: seededLuck(1) }}>
      <Piece inputs={read} onUpdate={onUpdate} />
    </PictureProvider>
  )
  const renderer = await create(pieceOf(inputs))
  onTestFinished(() => renderer.unmount())
  const frames = (count: number) =>
    act(async () => {
      for (let frame = 0; frame < count; frame++) {
        clock.step(20)
        await renderer.advanceFrames(1, 0)
      }
    })
  const draw = (read: (sinceLast: number) => Inputs) => act(() => renderer.update(pieceOf(read)))
  return { updates, frames, draw }
}

it('updates in the first frame, and then only when an input has changed', async () => {
  let version = 1
  const { updates, frames } = await table(() => ['calm', version])
  await frames(3)
  expect(updates).toEqual([[['calm', 1], null]])
  version = 2
  await frames(3)
  expect(updates.slice(1)).toEqual([[['calm', 2], ['calm', 1]]]) // biome-ignore format: one update a line
})

it('compares inputs by identity, so that NaN and new objects count as changes', async () => {
  const { updates, frames } = await table(() => ['calm', Number.NaN])
  await frames(3)
  expect(updates).toHaveLength(3)
})

it('reads and updates with the functions of the latest render', async () => {
  const { updates, frames, draw } = await table(() => ['calm', 1])
  await frames(1)
  await draw(() => ['storm', 1])
  await frames(2)
  expect(updates.map(([now]) => now)).toEqual([
    ['calm', 1],
    ['storm', 1],
  ])
})

it('passes the seconds since the last frame, so that clocks can be inputs', async () => {
  let time = 0
  const { updates, frames, draw } = await table(() => ['calm', 0])
  await frames(1)
  await draw((sinceLast) => {
    time += sinceLast
    return ['calm', time]
  })
  await frames(2)
  expect(updates.slice(1).map(([[, seconds]]) => seconds)).toEqual([0.02, 0.04])
})
