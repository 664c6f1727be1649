import { type Area, game } from './area.ts'

export const ENGINE: readonly Area[] = [
  {
    files: /^engine\/kernel\//,
    ours: ['engine/kernel/'],
    packages: ['@noble/hashes'],
    because: 'the kernel knows no game and no host, and of packages only hashes',
  },
  {
    files: /^engine\/match\//,
    ours: ['engine/kernel/', 'engine/match/'],
    packages: ['zod'],
    because: 'a match is handed its rules and knows no game by name',
  },
  {
    files: /^engine\/search\//,
    ours: ['engine/kernel/', 'engine/search/'],
    packages: [],
    because: 'the search is handed its game and knows none by name',
  },
  {
    files: /^engine\/(.+\.node\.ts|cli\.ts)$/,
    ours: ['engine/'],
    packages: ['zod', 'node:'],
    because: 'the engine’s own programs use Node and the engine alone',
  },
  {
    files: new RegExp(`^engine/${game}/bots/`),
    ours: ['engine/kernel/', 'engine/search/', 'engine/$game/'],
    packages: [],
    because: 'a bot plays one game and sees what its seat sees',
  },
  {
    files: new RegExp(`^engine/${game}/(?!bots/)`),
    ours: ['engine/kernel/', 'engine/$game/', '!engine/$game/bots/'],
    packages: ['zod'],
    because: 'a game stands on the kernel alone, and its rules know no bots',
  },
  {
    files: /^engine\//,
    ours: ['engine/'],
    packages: ['zod', 'fast-check', 'vitest'],
    because: 'the engine knows no host, no page and no Node',
  },
]
