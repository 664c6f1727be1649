import { expect, it } from 'vitest'
import { quiet } from '../../testkit/subscribers.ts'
import { OpenRequestQueue } from './openRequestQueue.ts'

it('holds requests in their order until there is a handler', async () => {
  const queue = new OpenRequestQueue<string>()
  const handled: string[] = []
  queue.add('one')
  queue.add('two')
  queue.start(async (request) => void handled.push(request))
  queue.add('three')
  await quiet()
  expect(handled).toEqual(['one', 'two', 'three'])
})

it('handles one request at a time', async () => {
  const queue = new OpenRequestQueue<string>()
  const handled: string[] = []
  let release = () => {}
  queue.start((request) => {
    handled.push(request)
    return new Promise((resolve) => {
      release = resolve
    })
  })
  queue.add('one')
  queue.add('two')
  await quiet()
  expect(handled).toEqual(['one'])
  release()
  await quiet()
  expect(handled).toEqual(['one', 'two'])
})

it('drops requests beyond its limit', async () => {
  const queue = new OpenRequestQueue<number>()
  const handled: number[] = []
  for (let i = 0; i < 100; i++) queue.add(i)
  queue.start(async (request) => void handled.push(request))
  await quiet()
  expect(handled).toEqual([0, 1, 2, 3])
  queue.add(100)
  await quiet()
  expect(handled.at(-1)).toBe(100)
})
