import { expect, it } from 'vitest'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { useToasts } from '../ui/toasts/toasts.ts'
import { LessonGuide } from './LessonGuide.tsx'

async function firstCoin() {
  useToasts.setState({ toasts: [] })
  const pieces = { 'white-1': 'd2', 'white-2': 'g1', 'white-3': 'g1' }
  const table = await jackalTable('. .', { pieces, tiles: { d2: '.', d3: '?empty' } }, { lesson: 'ashore' })
  table.panel(<LessonGuide course={JACKAL_COURSE} />)
  return table
}
const told = () => useToasts.getState().toasts.map(({ text }) => text)

it('reports an allowed move that does not do a short step, and not one that does', async () => {
  const table = await firstCoin()
  await table.play({ kind: 'sail', team: 'white', to: 'f1' })
  expect(told()).toEqual([expect.stringMatching(/^That move is allowed, but this step needs another/)])
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  expect(told()).toHaveLength(1)
  useToasts.setState({ toasts: [] })
  await table.play({ kind: 'go', piece: 'white-2', to: 'f2' })
  expect(told()).toEqual([])
})
