import type { RunningApp } from './app.ts'
import { value } from './host.ts'

const BY_HAND = { kind: 'human', alone: true } as const

/** Begins a Sea Battle of two people at this screen, with their fleets placed by chance; returns its id. */
export async function beginSeaBattle(app: RunningApp): Promise<string> {
  const { id } = await value(app, 'match:create', {
    game: 'sea-battle',
    options: { first: 'south' },
    seats: { north: { name: 'Anne', player: BY_HAND }, south: { name: 'Drake', player: BY_HAND } },
    seed: 4,
  })
  await value(app, 'match:open', { id })
  for (const seat of ['north', 'south'] as const)
    await value(app, 'match:play', { id, seat, move: { kind: 'placeRandom', flag: 'pirates' } })
  return id
}
