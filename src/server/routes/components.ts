import { Announcement, AnnouncementVersion } from '../../contract/announcement';
import { AnnouncementTemplate } from '../../contract/announcementTemplate';
import { AuditEvent, AuditRecord, SignInBlock, SignInDetail } from '../../contract/audit';
import { Category, CategoryName, CategoryParent } from '../../contract/category';
import { Image } from '../../contract/image';
import { Message, Missing, Refusal } from '../../contract/messages';
import type { Noun, NOUNS } from '../../contract/nouns';
import { AuditPageMeta, PageLinks, PageMeta, PostPageMeta } from '../../contract/paging';
import { ListedPost, Post } from '../../contract/post';
import { Permission, Role } from '../../contract/role';
import { Session, SessionUser, TemporaryPassword } from '../../contract/session';
import type { Component } from '../../contract/shapes';
import { Slider } from '../../contract/slider';
import { Tag, TagUse } from '../../contract/tag';
import { TrashEntry } from '../../contract/trash';
import { RecoveryCodes, TwoFactorSecret, TwoFactorState } from '../../contract/twoFactor';
import { User } from '../../contract/user';

type Nouns = typeof NOUNS;

/**
 * What the OpenAPI document describes under a name. Each noun has to be among it. A test checks
 * every real response.
 */
export const COMPONENTS = {
  Image,
  Slider,
  Announcement,
  AnnouncementVersion,
  AnnouncementTemplate,
  Role,
  Permission,
  Category,
  CategoryName,
  CategoryParent,
  Tag,
  TagUse,
  Post,
  ListedPost,
  User,
  SessionUser,
  Session,
  TemporaryPassword,
  TwoFactorState,
  TwoFactorSecret,
  RecoveryCodes,
  AuditEvent,
  AuditRecord,
  SignInDetail,
  SignInBlock,
  TrashEntry,
  PageLinks,
  PageMeta,
  PostPageMeta,
  AuditPageMeta,
  Message,
  Refusal,
  Missing,
} satisfies Record<string, Component> & {
  [N in Noun as Nouns[N]['component']]: Component<Nouns[N]['component']>;
};
