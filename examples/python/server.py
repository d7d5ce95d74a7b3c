#!/usr/bin/env python3
"""Another back end for the front end, in one file, with nothing but Python's standard library.

    npm ci && npm run build
    ADMIN_EMAIL=admin@example.org ADMIN_PASSWORD=monsoon-2026 PORT=8000 python3 examples/python/server.py

Read it together with docs/own-server.md. It has every call of that page and none of the extras of the
included server. Where the page leaves a choice, it differs from that server on purpose: ids are random
texts, entities are not wrapped, plain lists lack `last_page`, searches wrap their paginator in `data`,
responses to writes are plain text, times have microseconds. It is an example: all data is in memory.
"""
import contextlib, hashlib, hmac, json, mimetypes, os, re, secrets, time, traceback, unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from operator import itemgetter
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

BUILD = Path(__file__).resolve().parents[2] / "build"
ADMIN = {"ADMIN_EMAIL": "admin@example.org", "ADMIN_PASSWORD": "monsoon-2026"}  # the defaults
YANGON = timezone(timedelta(hours=6, minutes=30))  # Myanmar has no daylight saving time
MAX_FILE, MAX_FILES, MAX_BODY = 10_000_000, 20, 210_000_000
PRIVILEGED = ["super-admin", "admin", "tech-admin"]
PERMISSIONS = """slider-create slider-edit slider-delete announcement-create announcement-edit role-create
    role-edit category-create category-edit post-create post-edit post-delete user-create user-edit""".split()

Record = dict[str, Any]
View = Callable[[Record], Record]

# --- The store -------------------------------------------------------------------------------------

class Refusal(Exception):
    """A response with a status of 4xx."""
    def __init__(self, status: int, message: str, **more: Any):
        self.status, self.body = status, {"message": message, **more}

class Table(dict[str, Record]):
    """The records of one kind by id, oldest first."""
    def add(self, **fields: Any) -> Record:
        record = {"id": secrets.token_hex(6), "created_at": datetime.now(timezone.utc), **fields}
        self[record["id"]] = record
        return record
    def find(self, id: Any) -> Record:
        if str(id) not in self:
            raise Refusal(404, "Not found.")
        return self[str(id)]
    def newest(self) -> list[Record]:
        """All records, newest first, by `created_at` (which a backdate may have set), then by order."""
        return sorted(reversed(self.values()), key=lambda record: record["created_at"], reverse=True)

FORBIDDEN = Refusal(403, "This action is unauthorized.")
sliders, announcements, roles, categories, posts, tags, users = (Table() for _ in range(7))
images: dict[str, bytes] = {}  # by their name in the address
sessions: dict[str, str] = {}  # user ids by token
failures: dict[str, list[float]] = {}  # times of failed sign-ins by e-mail address
lock = Lock()  # one call at a time

def folded(text: str) -> str:
    """A text for comparison: ignores case, invisible characters and the typing order of Burmese."""
    visible = "".join(sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")
    return " ".join(visible.casefold().split())

def hash_password(password: str, salt: str) -> str:
    text = unicodedata.normalize("NFC", password).encode()
    return f"{salt}:{hashlib.scrypt(text, salt=salt.encode(), n=2**14, r=8, p=1).hex()}"

def new_password(password: str) -> Record:
    return {"password": hash_password(password, secrets.token_hex())}

def is_password(user: Record, password: str) -> bool:
    return hmac.compare_digest(user["password"], hash_password(password, user["password"].partition(":")[0]))

def image_suffix(content: bytes) -> str | None:
    """Decides by content, so that an SVG, which may have scripts, cannot pass under another name."""
    starts = {b"\xff\xd8\xff": ".jpg", b"\x89PNG\r\n": ".png", b"GIF8": ".gif", b"WEBP": ".webp"}
    head = content[8:12] if content.startswith(b"RIFF") else content[:12]
    return next((suffix for start, suffix in starts.items() if head.startswith(start)), None)

def stored(value: Any) -> Any:
    """Stores the new files of a field as images."""
    if isinstance(value, bytes):
        images[name := f"{secrets.token_hex(16)}{image_suffix(value)}"] = value
        return {"id": name, "url": f"/images/{name}", "size": len(value)}
    return [stored(one) for one in value] if isinstance(value, list) else value

def drop_images(record: Record, kept: Record) -> None:
    """Deletes the images of a record that `kept` does not have."""
    names = ("images", "cover", "description_images")
    for image in [image for name in names for image in record.get(name, []) if image not in kept.get(name, [])]:
        del images[image["id"]]

# --- Requests --------------------------------------------------------------------------------------

@dataclass
class Request:
    query: dict[str, str]
    id: str  # the {id} of the path
    fields: Record  # of the JSON or the form
    token: str
    user: Record  # the signed-in user
    errors: dict[str, list[str]] = field(default_factory=dict)
    def expect(self, holds: object, name: str, message: str) -> None:
        if not holds:
            self.errors.setdefault(name, []).append(message)
    def check(self) -> None:
        """Refuses the request with all of its errors."""
        if self.errors:
            raise Refusal(422, "The given data was invalid.", errors=self.errors)
    def text(self, name: str, longest: int, required: bool = True) -> str:
        """A trimmed text. `name.en` is a field of the object `name`."""
        value: Any = self.fields
        for key in name.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        text = value.strip() if isinstance(value, str) else ""
        self.expect(text or not required, name, f"The {name} field is required.")
        self.expect(len(text) <= longest, name, f"The {name} is longer than {longest} characters.")
        return text
    def one_of(self, name: str, allowed: Iterable[Any]) -> Any:
        value = self.fields.get(name)
        self.expect(value in list(allowed), name, f"The selected {name} is invalid.")
        return value
    def many(self, name: str) -> list[Any]:
        value = self.fields.get(name)
        return value if isinstance(value, list) else []
    def password(self, name: str) -> str:
        """A password, which is never trimmed."""
        password = str(self.fields.get(name) or "")
        is_confirmed = password == self.fields.get(f"{name}_confirmation")
        self.expect(6 <= len(password) <= 255, name, f"The {name} must have 6 to 255 characters.")
        self.expect(is_confirmed, name, f"The {name} confirmation does not match.")
        return password
    def files(self, name: str) -> list[bytes]:
        """The new files of a field. An error of one file has its number: `images.2`."""
        files = [file for file in self.many(name) if isinstance(file, bytes)]
        self.expect(len(files) <= MAX_FILES, name, f"At most {MAX_FILES} files are allowed.")
        for number, content in enumerate(files):
            self.expect(len(content) <= MAX_FILE, f"{name}.{number}", "The file is larger than 10 MB.")
            self.expect(image_suffix(content), f"{name}.{number}", "Only JPEG, PNG, WebP or GIF.")
        return files

Answer = str | Record | list[Any]  # plain text or JSON
Handler = Callable[[Request], Answer]
routes: list[tuple[str, re.Pattern[str], Handler, str]] = []

def parse_form(content_type: str, body: bytes) -> Record:
    """Reads multipart/form-data. Files and fields such as `tags[0]` and `images[]` become lists."""
    fields: Record = {}
    boundary = b"\r\n--" + content_type.partition("boundary=")[2].strip('"').encode()
    for part in (b"\r\n" + body).split(boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        found = re.search(r'\bname="([^"]*)"', head.decode(errors="replace"))
        name, is_list = re.subn(r"\[\d*\]$", "", found[1] if found else "")
        is_file = b'filename="' in head
        value = content if is_file else content.decode(errors="replace")
        fields[name] = [*fields.get(name, []), value] if is_list or is_file else value
    return fields

def page(request: Request, records: Iterable[Record], view: View, size: int) -> Record:
    """A page of a plain list, without `last_page`, which follows from the other numbers."""
    def whole(name: str, otherwise: int) -> int:
        text = request.query.get(name, "")
        return int(text) if re.fullmatch("[1-9][0-9]{0,6}", text) else otherwise
    rows, number, size = list(records), whole("page", 1), min(whole("per_page", size), 100)
    shown = [view(record) for record in rows[(number - 1) * size : number * size]]
    return {"data": shown, "current_page": number, "per_page": size, "total": len(rows)}

def search(request: Request, records: Iterable[Record], view: View, words: Any = itemgetter("name")) -> Record:
    """Filters by a text and by days in Yangon. Both days are included."""
    text, start, end = (request.query.get(name, "") for name in ("query", "start_date", "end_date"))
    found = [record for record in records if folded(text) in folded(words(record))
             and start <= record["created_at"].astimezone(YANGON).date().isoformat() <= (end or "9999")]
    result = page(request, found, view, 5)
    return {"data": {**result, "last_page": max(1, -(-result["total"] // result["per_page"]))}}

# --- How each kind is read and shown ---------------------------------------------------------------

def view_of(*names: str) -> View:
    return lambda record: {name: record[name] for name in names}

slider_view = view_of("id", "images")
announcement_view = view_of("id", "text", "type")
category_view = view_of("id", "name", "icon", "level", "parent_id")
tag_view = view_of("id", "name", "slug")

def role_view(role: Record) -> Record:
    permissions = PERMISSIONS if role["slug"] in PRIVILEGED else role["permissions"]
    return view_of("id", "slug", "name")(role) | {"permissions": [{"slug": slug} for slug in permissions]}

def user_view(user: Record) -> Record:
    return view_of("id", "name", "email", "created_at")(user) | {"role": role_view(roles[user["role_id"]])}

def post_view(post: Record) -> Record:
    return view_of("id", "title", "description", "type", "description_images", "created_at")(post) | {
        "category": view_of("id", "name")(categories[post["category_id"]]),
        "tags": [tag_view(tags[id]) for id in post["tags"]],
        "cover_image": next((cover["url"] for cover in post["cover"]), None),
    }

def post_words(post: Record) -> str:
    names = [tags[id]["name"] for id in post["tags"]]
    return " ".join([post["title"], re.sub("<[^>]*>", " ", post["description"]), *names])

def is_privileged(user: Record) -> bool:
    return roles[user["role_id"]]["slug"] in PRIVILEGED

def may(user: Record, permission: str) -> bool:
    return is_privileged(user) or permission in roles[user["role_id"]]["permissions"]

def kept_images(request: Request, before: Record, name: str, removed: str) -> list[Record]:
    return [image for image in before.get(name, []) if image["id"] not in request.many(removed)]

def read_slider(request: Request, before: Record) -> Record:
    fields = kept_images(request, before, "images", "removed_slider_image") + request.files("images")
    request.expect(fields, "images", "The images field is required.")
    return {"images": fields}

def read_announcement(request: Request, before: Record) -> Record:
    return {"text": request.text("text", 5000, required=not before),  # a blank text takes it down
            "type": request.one_of("type", ["pleasant", "be careful", "warning"])}

def read_role(request: Request, before: Record) -> Record:
    name = {language: request.text(f"name.{language}", 100) for language in ("en", "mm")}
    slug = before.get("slug") or folded(name["en"]).replace(" ", "-")
    is_free = before or all(role["slug"] != slug for role in roles.values())
    permissions = [permission for permission in PERMISSIONS if permission in request.many("permissions")]
    request.expect(is_free, "name.en", "The name has already been taken.")
    request.expect(permissions or before, "permissions", "The permissions field is required.")
    if not all(may(request.user, permission) for permission in permissions):
        raise FORBIDDEN  # users can only grant permissions that they have
    return {"slug": slug, "name": name, "permissions": permissions}

def children(id: str | None) -> list[Record]:
    parent = id and categories.find(id)["id"]
    return [category for category in categories.values() if category["parent_id"] == parent]

def read_category(request: Request, before: Record) -> Record:
    level = request.one_of("level", [1, 2])
    parents = [category["id"] for category in children(None) if category["id"] != before.get("id")]
    return {"name": request.text("name", 100), "icon": request.text("icon", 2000), "level": level,
            "parent_id": request.one_of("parent_id", parents) if level == 2 else None}

def create_tag(request: Request) -> Answer:
    if not may(request.user, "post-create") and not may(request.user, "post-edit"):
        raise FORBIDDEN
    name = request.text("name", 100)
    request.check()
    known = next((tag for tag in tags.values() if folded(tag["name"]) == folded(name)), None)
    return tag_view(known or tags.add(name=name, slug=folded(name).replace(" ", "-")))

def read_backdate(request: Request, before: Record) -> datetime:
    """The noon of the day in Yangon, or the post's current time if that is on the same day."""
    now = datetime.now(timezone.utc)
    kept, text = before.get("created_at", now), request.text("backdate", 10, required=False)
    if text in ("", kept.astimezone(YANGON).strftime("%d-%m-%Y")):
        return kept
    try:
        noon = datetime.strptime(text, "%d-%m-%Y").replace(hour=12, tzinfo=YANGON)
    except ValueError:
        noon = datetime.max.replace(tzinfo=timezone.utc)
    is_past = noon.date() <= now.astimezone(YANGON).date()
    request.expect(is_past, "backdate", "The backdate is no day, or in the future.")
    return min(noon, now)

TAG = re.compile(r"""</?(?:p|h[1-6]|strong|em|ins|u|del|s|sub|sup|code|pre|blockquote|ul|ol|li|a|span|br)
    (?:\ start="-?\d{1,9}")?(?:\ style="(?:text-align|color|list-style-type):[ ]?[#\w(), ]+;?")?
    (?:\ href="(?:https?|mailto|tel):[^"\s<>]+")?>""", re.VERBOSE)

def clean(html: str) -> str:
    """Keeps tags exactly as the editor writes them. Any other tag becomes text."""
    texts = [text.replace("<", "&lt;").replace(">", "&gt;") for text in TAG.split(html)]
    return "".join(text + tag for text, tag in zip(texts, [*TAG.findall(html), ""]))

def read_post(request: Request, before: Record) -> Record:
    new_cover = request.files("cover_image")
    is_cover_gone = new_cover or "removed_cover_image" in request.fields
    known_tags = [id for id in request.many("tags") if id in tags]
    request.expect(known_tags, "tags", "The tags field is required.")
    request.expect(new_cover or before, "cover_image", "The cover_image field is required.")
    kept = kept_images(request, before, "description_images", "removed_description_images")
    return {
        "title": request.text("title", 255),
        "description": clean(request.text("description", 1_000_000)),
        "category_id": request.one_of("category_id", categories),
        "tags": known_tags,
        "type": request.one_of("type", ["post", "knowledge"]),
        "created_at": read_backdate(request, before),
        "cover": new_cover if is_cover_gone else before.get("cover", []),
        "description_images": kept + request.files("description_images"),
    }

def read_user(request: Request, before: Record) -> Record:
    email, role_id = folded(request.text("email", 254)), request.one_of("role_id", roles)
    is_free = email == before.get("email") or all(user["email"] != email for user in users.values())
    request.expect(is_free, "email", "The email has already been taken.")
    fields = {"name": request.text("name", 255), "email": email, "role_id": role_id}
    password = {} if before else new_password(request.password("password"))
    request.check()
    if not is_privileged(request.user) and any(is_privileged(one) for one in (fields, before) if one):
        raise FORBIDDEN
    return fields | password

# --- Calls -----------------------------------------------------------------------------------------

def login(request: Request) -> Answer:
    email, now = folded(request.text("email", 254)), time.monotonic()
    recent = [moment for moment in failures.get(email, []) if now - moment < 60]
    if len(recent) >= 5:
        raise Refusal(429, f"Too many attempts. Please try again in {61 - int(now - recent[0])} seconds.")
    user = next((user for user in users.values() if user["email"] == email), None)
    # An unknown address takes as long, so that the time does not reveal which addresses exist.
    is_right = is_password(user or {"password": ":"}, str(request.fields.get("password")))
    request.expect(is_right, "email", "These credentials do not match our records.")
    failures[email] = [] if is_right else [*recent, now]
    request.check()
    sessions[token := secrets.token_urlsafe(32)] = user["id"]
    return {"token": token, "user": user_view(user)}

def logout(request: Request) -> Answer:
    del sessions[request.token]
    return {"token": request.token, "user": user_view(request.user)}

def end_sessions(user: Record, but: str = "") -> None:
    for token in [token for token, id in sessions.items() if id == user["id"] and token != but]:
        del sessions[token]

def change_password(request: Request) -> Answer:
    is_right = is_password(request.user, str(request.fields.get("old_password")))
    request.expect(is_right, "old_password", "The current password is wrong.")  # 401 would sign out
    password = request.password("new_password")
    request.check()
    request.user.update(new_password(password))
    end_sessions(request.user, but=request.token)
    return "Password changed."

def route(call: str, handler: Handler, permission: str = "") -> None:
    """Registers the handler of a call. The first match counts, so literal paths come before `{id}`."""
    method, path = call.split(" ")
    routes.append((method, re.compile(path.replace("{id}", "(?P<id>[^/]+)")), handler, permission))

def entity(kind: str, path: str, table: Table, view: View, read: Callable[[Request, Record], Record],
           update: str = "PUT", deletes: bool = False) -> None:
    """The calls that most kinds share. `read` gets the current record and returns its new fields."""
    def fields_of(request: Request, before: Record) -> Record:
        fields = read(request, before)
        request.check()
        return {name: stored(value) for name, value in fields.items()}
    def create(request: Request) -> Answer:
        table.add(**fields_of(request, {}))
        return "Saved successfully."
    def change(request: Request) -> Answer:
        before = table.find(request.id)
        table[request.id] = before | fields_of(request, before)
        drop_images(before, kept=table[request.id])
        return "Saved successfully."
    def delete(request: Request) -> Answer:
        record = table.find(request.id)
        if table is users and is_privileged(record):
            raise FORBIDDEN
        end_sessions(record)
        drop_images(table.pop(request.id), kept={})
        return "Deleted."

    route(f"GET {path}/{{id}}", lambda request: view(table.find(request.id)))
    route(f"POST {path}", create, f"{kind}-create")
    route(f"{update} {path}/{{id}}", change, f"{kind}-edit")
    if deletes:
        route(f"DELETE {path}/{{id}}", delete, f"{kind}-delete")

route("POST /api/login", login)
route("POST /api/logout", logout)
route("POST /api/change-password", change_password)

route("GET /api/sliders", lambda request: [slider_view(slider) for slider in sliders.newest()])
entity("slider", "/api/sliders", sliders, slider_view, read_slider, update="POST", deletes=True)  # _method=PUT

route("GET /api/announcements", lambda request: [announcement_view(one) for one in announcements.newest()])
entity("announcement", "/api/announcements", announcements, announcement_view, read_announcement)

route("GET /api/roles", lambda request: page(request, roles.values(), role_view, 5))
route("GET /api/roles/search", lambda request: search(
    request, roles.values(), role_view, lambda role: " ".join(role["name"].values())))
route("GET /api/roles/permissions", lambda request: {"data": [
    {"id": slug, "slug": slug, "group": slug.partition("-")[0], "name": {"en": slug.replace("-", " ").capitalize()}}
    for slug in PERMISSIONS]})
entity("role", "/api/roles", roles, role_view, read_role)

route("GET /api/categories", lambda request: page(request, children(None), category_view, 5))
route("GET /api/categories/search/parents", lambda request: search(request, children(None), category_view))
route("GET /api/categories/search/children/{id}", lambda request: search(request, children(request.id), category_view))
route("GET /api/categories/{id}", lambda request: page(request, children(request.id), category_view, 5))
entity("category", "/api/categories", categories, category_view, read_category)

route("GET /api/tags", lambda request: [tag_view(tag) for tag in tags.values()])
route("POST /api/tags", create_tag)

route("GET /api/posts", lambda request: page(request, posts.newest(), post_view, 10))
route("GET /api/posts/filter", lambda request: search(request, posts.newest(), post_view, post_words))
route("GET /api/posts/categories", lambda request: [view_of("id", "name")(one) for one in categories.values()])
entity("post", "/api/posts", posts, post_view, read_post, update="POST", deletes=True)

route("GET /api/users", lambda request: page(request, users.newest(), user_view, 10))
route("GET /api/users/search", lambda request: search(
    request, users.newest(), user_view, lambda user: f"{user['name']} {user['email']}"))
entity("user", "/api/users", users, user_view, read_user, deletes=True)  # privileged users only

# --- The server ------------------------------------------------------------------------------------

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' "
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types webpack dompurify inert-html",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_EVER = "public, max-age=31536000, immutable"

class Server(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # the browser disconnected
            super().handle()
    def respond(self, status: int, body: bytes, kind: str, cache: str = "no-store", **more: str) -> None:
        self.send_response(status)
        length = {"Content-Length": str(len(body)), "Content-Type": kind, "Cache-Control": cache}
        for name, value in {**HEADERS, **length, **more}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
    def answer(self, status: int, value: Answer) -> None:
        if isinstance(value, str):
            return self.respond(status, value.encode(), "text/plain; charset=utf-8")
        text = json.dumps(value, default=lambda moment: moment.isoformat(timespec="microseconds"))
        self.respond(status, text.encode(), "application/json")
    def serve_file(self, path: str) -> None:
        """Serves the files of the front end. The path of a screen has no dot in its last part."""
        if path in ("/", "/login", "/build"):
            return self.respond(302, b"", "text/plain", Location="/build/")
        if path.startswith("/images/") and path[8:] in images:
            return self.respond(200, images[path[8:]], mimetypes.guess_type(path)[0] or "", FOR_EVER)
        name = path.removeprefix("/build/") if "." in path.rpartition("/")[2] else "index.html"
        file = (BUILD / name).resolve()
        if not path.startswith("/build/") or not file.is_relative_to(BUILD) or not file.is_file():
            return self.answer(404, {"message": "Not found."})
        is_hashed = re.search(r"[.-][0-9a-f]{8,}\.[a-z0-9]+$", name)
        cache = "no-cache" if name.endswith(".html") else FOR_EVER if is_hashed else "public, max-age=3600"
        self.respond(200, file.read_bytes(), mimetypes.guess_type(name)[0] or "", cache)
    def read_fields(self) -> Record:
        length, kind = int(self.headers.get("Content-Length") or 0), self.headers.get("Content-Type", "")
        if length > MAX_BODY:
            self.close_connection = True  # the body is unread
            raise Refusal(413, "The request is too large.")
        body = self.rfile.read(length)
        return parse_form(kind, body) if kind.startswith("multipart/") else dict(json.loads(body or b"{}"))
    def call(self, path: str, query: dict[str, str]) -> Answer:
        fields, token = self.read_fields(), self.headers.get("Authorization", "").removeprefix("Bearer ")
        fitting = ((match, handler, permission) for method, pattern, handler, permission in routes
                   if method == self.command and (match := pattern.fullmatch(path)))
        match, handler, permission = next(fitting, (None, None, ""))
        if not match or not handler:
            raise Refusal(404, "Not found.")
        with lock:
            user = users.get(sessions.get(token, ""), {})
            if not user and handler is not login:
                raise Refusal(401, "Unauthenticated.")
            if permission and not may(user, permission):
                raise FORBIDDEN
            return handler(Request(query, match.groupdict().get("id", ""), fields, token, user))
    def handle_request(self) -> None:
        address = urlsplit(self.path)
        path, query = unquote(address.path), dict(parse_qsl(address.query))
        if self.command == "GET" and not path.startswith("/api/"):
            return self.serve_file(path)
        try:
            status, value = 200, self.call(path, query)
        except Refusal as refusal:
            status, value = refusal.status, refusal.body
        except Exception:
            traceback.print_exc()
            status, value = 500, {"message": "Server error."}
        self.answer(status, value)

    do_GET = do_POST = do_PUT = do_DELETE = handle_request
    def log_message(self, *_: Any) -> None: ...

def main() -> None:
    if not (BUILD / "index.html").exists():
        raise SystemExit("The front end is not built: npm ci && npm run build")
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    mimetypes.add_type("font/woff2", ".woff2")
    email, password = (os.environ.get(name, default) for name, default in ADMIN.items())
    role = roles.add(slug="super-admin", name={"en": "Super Admin", "mm": "အုပ်ချုပ်သူ"}, permissions=[])
    users.add(name=email, email=folded(email), role_id=role["id"], **new_password(password))
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Server)
    print(f"http://127.0.0.1:{server.server_port}/build/ for {email}", flush=True)
    server.serve_forever()

if __name__ == "__main__":
    main()
