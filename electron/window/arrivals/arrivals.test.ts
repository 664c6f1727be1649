import { expect, it } from 'vitest'
import { quiet } from '../../testkit/subscribers.ts'
import { Arrivals } from './arrivals.ts'

it('what arrives before anybody is there waits, in its order', async () => {
  const arrivals = new Arrivals<string>()
  const taken: string[] = []
  arrivals.add('one')
  arrivals.add('two')
  arrivals.receive(async (arrival) => void taken.push(arrival))
  arrivals.add('three')
  await quiet()
  expect(taken).toEqual(['one', 'two', 'three'])
})

it('one is taken after another', async () => {
  const arrivals = new Arrivals<string>()
  const taken: string[] = []
  let free = () => {}
  arrivals.receive((arrival) => {
    taken.push(arrival)
    return new Promise((resolve) => {
      free = resolve
    })
  })
  arrivals.add('one')
  arrivals.add('two')
  await quiet()
  expect(taken).toEqual(['one'])
  free()
  await quiet()
  expect(taken).toEqual(['one', 'two'])
})

it('a flood is not passed on', async () => {
  const arrivals = new Arrivals<number>()
  const taken: number[] = []
  for (let i = 0; i < 100; i++) arrivals.add(i)
  arrivals.receive(async (arrival) => void taken.push(arrival))
  await quiet()
  expect(taken).toEqual([0, 1, 2, 3])
  arrivals.add(100)
  await quiet()
  expect(taken.at(-1)).toBe(100)
})
