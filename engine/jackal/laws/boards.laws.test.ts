import { describe, expect, it } from 'vitest'
import { batchesOf } from '../../testkit/batches.node.ts'
import { drawnBoard, withEveryKind } from '../../testkit/drawnBoard.ts'
import { playIslands, playOn } from '../../testkit/matches/jackal.node.ts'

const BOARDS = {
  islets: drawnBoard(`
    ~~~~~~~~~
    ~##~~##~~
    ~###~###~
    ~##~~~##~
    ~~~~~~~~~
    ~~###~##~
    ~~~~~~~~~`),
  'an atoll': drawnBoard(`
    ~~~~~~~~~~~
    ~~#######~~
    ~###~~####~
    ~##~~~~###~
    ~####~~###~
    ~#########~
    ~~~#####~~~
    ~~~~~~~~~~~`),
  'a long island': drawnBoard(`
    ~~~~~~~~~~~~~~~~~~~~~~~~~
    ~#######################~
    ~#######################~
    ~~#####################~~
    ~~~~~~~~~~~~~~~~~~~~~~~~~`),
}
const VARIANTS = [{}, { alliances: 'pairs' }, { players: 2 }].map((options) => ({
  ...options,
  idleRounds: 12,
  lifeboat: true,
}))

const batches = batchesOf(8 * Object.keys(BOARDS).length)

describe.each(Object.entries(BOARDS))('the laws hold on %s', (_name, board) => {
  it.each(batches)('in matches $first to $last', (batch) => {
    expect(playOn(withEveryKind(board), VARIANTS, batch)).toBe(batch.last - batch.first + 1)
  })

  it.each(batches)('from positions $first to $last', (batch) => {
    expect(playIslands(VARIANTS, batch, board)).toBeGreaterThan(0)
  })
})
