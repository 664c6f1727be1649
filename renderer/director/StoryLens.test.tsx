import { flushGlobalEffects, useThree } from '@react-three/fiber'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QualityTier } from '../../electron/contract/ipc.ts'
import { pageTable } from '../playback/pageTable.ts'
import { openScene } from '../testkit/openScene.tsx'
import { BloomElement } from './bloomElement.ts'
import { StoryLens } from './StoryLens.tsx'
import { storyFocusOf } from './storyFocus.ts'

const holder = document.createElement('div')

/** Puts the canvas into the page, as the window does. */
function Held(): null {
  holder.append(useThree(({ gl }) => gl.domElement))
  return null
}

const copied = vi.spyOn(BloomElement.prototype, 'copy')

beforeEach(() => void copied.mockReset())
afterEach(async () => {
  await act(async () => storyFocusOf(pageTable).setState({ at: null }))
  holder.replaceChildren()
})

const opened = (tier: QualityTier) =>
  openScene(
    <>
      <Held />
      <StoryLens />
    </>,
    tier,
  )
const look = () => act(async () => storyFocusOf(pageTable).setState({ at: { x: 0, y: 0, z: 0 } }))
/** Reports a drawn frame, as the canvas does. */
const drawn = () => flushGlobalEffects('after', 0)
const lens = () => holder.querySelector<HTMLElement>('.story-lens')

it('blurs what is far from a story shot’s focus on High, and lets bright things bloom in every frame of it', async () => {
  const scene = await opened('high')
  drawn()
  expect([lens()?.hidden, copied.mock.calls.length]).toEqual([true, 0])
  await look()
  await scene.pass(20)
  drawn()
  drawn()
  expect([lens()?.className, lens()?.style.getPropertyValue('--focus-x')]).toEqual(['story-lens is-on', '50.0%'])
  expect(copied.mock.calls).toEqual([[holder.querySelector('canvas')], [holder.querySelector('canvas')]])
})

it.each(['low', 'medium'] as const)('is absent on %s', async (tier) => {
  await opened(tier)
  await look()
  drawn()
  expect([lens(), copied.mock.calls.length]).toEqual([null, 0])
})
