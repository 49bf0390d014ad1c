/** Names of pictures in the file store that a generated event uses. */
export interface PictureSet {
  /** Portraits by how their people look. */
  portraits: Readonly<Record<Look, readonly string[]>>;
  /** By the name of the company. */
  logos: ReadonlyMap<string, string>;
  companyCovers: ReadonlyMap<string, string>;
  /** By the title of the event. */
  eventCovers: ReadonlyMap<string, string>;
  /** By the title of the article. */
  articleCovers: ReadonlyMap<string, string>;
}

/** What a portrait shows, so that it fits a name. */
export type Look = 'woman' | 'headscarf' | 'man';
