import { useThree } from '@react-three/fiber'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Texture } from 'three'
import { usePicture } from '../picture/picture.ts'
import { Cabin } from './light/Cabin.tsx'
import type { Quality } from './quality.ts'
import { SeaClock } from './water/seaClock.ts'

interface Disposable {
  dispose(): void
}

/** The things that everything on one canvas shares: the tier, the environment map, and materials by name. */
export interface TableResources {
  readonly quality: Quality
  /** The environment map of the cabin; null on tiers without one. */
  readonly environment: Texture | null
  /** The clock of everything that moves with the sea. */
  readonly seaClock: SeaClock
  /** Returns the resource of that name, which is created at its first use and freed with the canvas. */
  shared<T extends Disposable>(name: string, create: () => T): T
}

const ResourcesContext = createContext<TableResources | null>(null)

class SharedResources {
  private readonly byName = new Map<string, Disposable>()

  get<T extends Disposable>(name: string, create: () => T): T {
    const known = this.byName.get(name)
    if (known) return known as T // a name always stands for the same type
    const created = create()
    this.byName.set(name, created)
    return created
  }

  dispose(): void {
    for (const resource of this.byName.values()) resource.dispose()
    this.byName.clear()
  }
}

/** Provides the canvas's shared resources and sets the scene's environment map. */
export function ResourcesProvider({ quality, children }: { quality: Quality; children: ReactNode }) {
  const [environment, setEnvironment] = useState<Texture | null>(null)
  const { clock } = usePicture()
  const pool = useMemo(() => new SharedResources(), [])
  const invalidate = useThree((three) => three.invalidate)
  const seaClock = useMemo(() => new SeaClock(() => invalidate(), clock), [invalidate, clock])
  useEffect(() => () => pool.dispose(), [pool])

  const resources = useMemo<TableResources>(
    () => ({ quality, environment, seaClock, shared: (name, create) => pool.get(name, create) }),
    [quality, environment, seaClock, pool],
  )
  const isLit = environment !== null || !quality.environment
  return (
    <>
      {quality.environment && <Cabin onLit={setEnvironment} />}
      {isLit && <ResourcesContext value={resources}>{children}</ResourcesContext>}
    </>
  )
}

/** @throws outside a `TableCanvas` */
export function useResources(): TableResources {
  const resources = useContext(ResourcesContext)
  if (!resources) throw new Error('The table is drawn inside a TableCanvas')
  return resources
}

/** Returns the settings of this canvas's tier. */
export function useQuality(): Quality {
  return useResources().quality
}
