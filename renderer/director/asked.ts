import { createStore } from 'zustand'
import { memoizePerObject } from '../playback/memoizePerObject.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import type { Asked } from './planning/film.ts'

/** The shot that a caster asks of the film of a table; null for the director's own choice. */
export const askedOf = memoizePerObject((_: ShownTable) =>
  createStore<{ readonly asked: Asked | null }>(() => ({ asked: null })),
)
