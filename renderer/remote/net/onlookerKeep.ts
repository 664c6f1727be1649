import { Keep } from './keep.ts'
import { onlookerShelf, type PageAddress, type Storages } from './shelves.ts'

/** Keeps the data of a screen that only watches. An address with a token uses exactly this one. */
export class OnlookerKeep extends Keep {
  private isInvalid = false

  constructor(storages: Storages, address: PageAddress) {
    super(onlookerShelf(storages, address))
  }

  /** The token for joining; null without one, and for an address whose token is invalid. */
  override get token(): string | null {
    return this.isInvalid ? null : super.token
  }

  /** Takes the token from the fragment of an address; only without a fragment the kept one stays in use. */
  override takeFragment(fragment: string): boolean {
    const isTaken = super.takeFragment(fragment)
    this.isInvalid = !isTaken && fragment.length > 1
    return isTaken
  }
}
