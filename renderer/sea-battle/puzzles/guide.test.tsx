import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { parsePosition } from '../../../engine/sea-battle/position.ts'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { seaBattleTableFrom } from '../../testkit/seaBattle.ts'
import { PUZZLES, SEA_BATTLE_PUZZLES } from './puzzles.ts'

async function begun(name: string) {
  const lesson = `puzzle-${name}`
  const position = PUZZLES.find(({ id }) => id === lesson)?.position
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(state.problem.what)
  const table = await seaBattleTableFrom(state.value, { viewer: 'south', bots: ['north'], lesson })
  table.panel(<PuzzleGuide puzzles={SEA_BATTLE_PUZZLES} />)
  return async (...cells: readonly string[]) => {
    for (const at of cells) await table.play({ kind: 'fire', at })
    return table.host.asked('settings:change')
  }
}

const title = () => screen.getByRole('heading').textContent

it('praises a solver who sinks the rest, in any order of shots', async () => {
  const fire = await begun('apart')
  screen.getByText('6 shots left')
  await fire('c8', 'e4', 'a8', 'e6', 'b8')
  screen.getByText('1 shot left')
  expect(await fire('e5')).toEqual([{ stars: { 'puzzle-apart': 3 } }])
  expect(title()).toBe('Solved!')
})

it('reports the first miss too many', async () => {
  const fire = await begun('line')
  await fire('e6')
  expect(title()).toBe('Not this way')
})

it('gives no star for luck: the ship might have been elsewhere', async () => {
  const fire = await begun('sure')
  expect(await fire('a6', 'a7', 'a8')).toEqual([])
  expect(title()).toBe('Lucky!')
})

it('gives the stars for a sure solution, including misses', async () => {
  const fire = await begun('sure')
  expect(await fire('a7', 'a6', 'a5', 'a8')).toEqual([{ stars: { 'puzzle-sure': 3 } }])
  expect(title()).toBe('Solved!')
})
