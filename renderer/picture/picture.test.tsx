import { create } from '@react-three/test-renderer'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { SteppedClock } from '../testkit/steppedClock.ts'
import { PictureProvider } from './picture.ts'
import { seededLuck } from './seededLuck.ts'
import { useTick } from './useTick.ts'

it('luck is the same for the same seed, and spread evenly', () => {
  const [one, same, other] = [seededLuck(7), seededLuck(7), seededLuck(8)]
  const draws = Array.from({ length: 1000 }, one)
  expect(draws).toEqual(Array.from({ length: 1000 }, same))
  expect(draws).not.toEqual(Array.from({ length: 1000 }, other))
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true)
  expect(draws.reduce((sum, draw) => sum + draw) / 1000).toBeCloseTo(0.5, 1)
})

function Ticking({ onTick }: { readonly onTick: (seconds: number) => void }): null {
  useTick(onTick)
  return null
}

it('a tick gives the time of the picture, whatever the time of the page', async () => {
  const clock = new SteppedClock()
  const seconds: number[] = []
  const renderer = await create(
    <PictureProvider value={{ clock, luck: seededLuck(1) }}>
      <Ticking onTick={(since) => void seconds.push(since)} />
    </PictureProvider>,
  )
  onTestFinished(() => renderer.unmount())
  seconds.length = 0
  for (const ms of [40, 40, 1000]) {
    clock.step(ms)
    await act(() => renderer.advanceFrames(1, 5))
  }
  expect(seconds.slice(-2)).toEqual([0.04, 1])
})

it('a stepped clock does in order what is due, each at its own time', () => {
  const clock = new SteppedClock()
  const seen: string[] = []
  const note = (what: string) => () => void seen.push(`${what} ${clock.now()}`)
  clock.after(250, note('once'))
  const callOff = clock.after(300, note('never'))
  const stop = clock.every(100, note('again'))
  clock.step(260)
  callOff()
  clock.step(100)
  stop()
  clock.step(1000)
  expect(seen).toEqual(['again 100', 'again 200', 'once 250', 'again 300'])
})
