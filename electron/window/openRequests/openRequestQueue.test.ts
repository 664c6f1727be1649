import { describe, expect, it } from 'vitest'
import { OpenRequestQueue, type RequestGroup } from './openRequestQueue.ts'

/** Returns a queue whose groups are kept; with `hold`, each is handled until it is released. */
function started({ hold = false } = {}) {
  const queue = new OpenRequestQueue<string>(0)
  const groups: RequestGroup<string>[] = []
  const releases: (() => void)[] = []
  const start = () =>
    queue.start((group) => {
      groups.push(group)
      return hold ? new Promise((resolve) => releases.push(resolve)) : Promise.resolve()
    })
  return { queue, groups, start, release: () => releases.shift()?.() }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('open requests', () => {
  it('wait in their order until there is a handler', async () => {
    const { queue, groups, start } = started()
    queue.add(['one', 'two'])
    queue.add(['three'])
    await soon()
    start()
    await soon()
    expect(groups).toEqual([{ requests: ['one', 'two', 'three'], dropped: 0 }])
  })

  it('that the system reports one by one are handled together', async () => {
    const { queue, groups, start } = started()
    start()
    for (const name of ['one', 'two', 'three']) queue.add([name])
    await soon()
    expect(groups.map(({ requests }) => requests)).toEqual([['one', 'two', 'three']])
  })

  it('that come while another group is handled wait for it, and none is lost', async () => {
    const { queue, groups, start, release } = started({ hold: true })
    start()
    queue.add(['one'])
    await soon()
    for (let n = 2; n <= 9; n++) queue.add([String(n)])
    await soon()
    expect(groups).toHaveLength(1)
    release()
    await soon()
    expect(groups.map(({ requests }) => requests)).toEqual([['one'], ['2', '3', '4', '5', '6', '7', '8', '9']])
  })

  it('without a file reach the handler too', async () => {
    const { queue, groups, start } = started()
    start()
    queue.add([])
    await soon()
    expect(groups).toEqual([{ requests: [], dropped: 0 }])
  })

  it('beyond the limit are counted', async () => {
    const { queue, groups, start } = started()
    for (let n = 0; n < 60; n++) queue.add([String(n)])
    queue.add(Array.from({ length: 40 }, String))
    start()
    await soon()
    expect(groups.map(({ requests, dropped }) => [requests.length, requests[0], dropped])).toEqual([[50, '0', 50]])
    queue.add(['later'])
    await soon()
    expect(groups.at(-1)).toEqual({ requests: ['later'], dropped: 0 })
  })
})
